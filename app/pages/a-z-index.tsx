import { data } from 'react-router'
import { conditionEntries, type ConditionEntry } from '../../content/condition-names.ts'
import { indexTiles } from '../../content/index-tiles.ts'
import { indexPage } from '../../content/list-pages.ts'
import { indexPageQuery } from '../../shared/blog.ts'
import { letters } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/a-z-index.ts'
import { ArticleList, type ListedArticle } from '../components/article-list/article-list.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { LetterBar } from '../components/letter-bar/letter-bar.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { Paging } from '../components/paging/paging.tsx'
import { RoundLinks } from '../components/round-links/round-links.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(IndexPage)
export default IndexPage

type Listed = {
  letter: string
  page: number
  pages: number
  articles: ListedArticle[]
  conditions: ConditionEntry[]
  /** Letters that start the name of some article or condition. */
  used: string[]
}

const firstLetter = 'A'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = indexPageQuery.safeParse(queryFields(request.url))
  if (!asked.success) return data({ list: null }, { status: 400 })
  const { letter = firstLetter, page } = asked.data
  const { blogs } = context.get(servicesContext)
  const limit = limits.list.max
  const [{ items: articles, total }, counts] = await Promise.all([
    blogs.listTeasers({ letter, sort: 'a-z', limit, page }),
    blogs.letterCounts(),
  ])
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) return data({ list: null }, { status: 404 })
  const used = letters.filter(
    (candidate) => counts.has(candidate) || conditionEntries(candidate).length > 0,
  )
  const conditions = conditionEntries(letter)
  const list: Listed = { letter, page, pages, articles, conditions, used }
  return data({ list })
}

export const meta: Route.MetaFunction = (args) => {
  const list = args.loaderData?.list
  const { letter = firstLetter, page = 1 } = list ?? {}
  return pageMeta(args, {
    title: letter === firstLetter ? 'A–Z Index' : `Articles that start with ${letter}`,
    description: indexPage.description,
    path: indexAddress(letter, page),
    noindex: !list,
  })
}

function indexAddress(letter: string, page: number): string {
  const start = letter === firstLetter ? '' : `letter=${letter}`
  const search = [start, page > 1 ? `page=${page}` : ''].filter(Boolean).join('&')
  return search ? `/index?${search}` : '/index'
}

function IndexPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {list ? (
        <Index {...list} />
      ) : (
        <ErrorPage
          title="This page does not exist"
          text="The index has a page for each letter from A to Z. Please choose a letter there, or search for a word."
        />
      )}
    </SiteFrame>
  )
}

function Index({ letter, page, pages, articles, conditions, used }: Listed) {
  return (
    <>
      <PageIntro title="A–Z Index">
        <p>{indexPage.intro}</p>
      </PageIntro>
      <div className="wrap index-letters">
        <div className="index-tiles">
          <RoundLinks links={indexTiles} />
        </div>
        <LetterBar current={letter} used={used} />
        {conditions.length > 0 && <ConditionEntries letter={letter} conditions={conditions} />}
        <section className="stack" aria-labelledby="letter">
          <h2 id="letter">{letter} Articles</h2>
          <p className="quiet">
            {articles.length === 0
              ? `No articles found for "${letter}".`
              : `${articles.length} ${articles.length === 1 ? 'article' : 'articles'}`}
          </p>
          {articles.length > 0 && <ArticleList articles={articles} look="rows" />}
          <Paging page={page} pages={pages} addressOf={(number) => indexAddress(letter, number)} />
        </section>
      </div>
    </>
  )
}

function ConditionEntries({ letter, conditions }: Pick<Listed, 'letter' | 'conditions'>) {
  return (
    <section className="stack" aria-labelledby="letter-conditions">
      <h2 id="letter-conditions">{letter} Conditions</h2>
      <ul className="index-conditions" role="list">
        {conditions.map(({ name, address, shortName }) => (
          <li key={name}>
            <a href={address}>
              {name === shortName ? (
                name
              ) : (
                <>
                  {name} <span aria-hidden="true">→</span>
                  <span className="visually-hidden">, see</span> {shortName}
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
