import { data, useNavigation } from 'react-router'
import { blogSearchQuery, type SortOrder } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/articles.ts'
import {
  ArticleList,
  type ListedArticle,
  listedArticle,
} from '../components/article-list/article-list.tsx'
import { ArticleSearch, ArticleSort } from '../components/article-search/article-search.tsx'
import { articlesAddress } from '../components/article-search/articles-address.ts'
import { NothingFound } from '../components/article-search/nothing-found.tsx'
import { sortOptions } from '../components/article-search/sort-options.ts'
import { useArticleSearch } from '../components/article-search/use-article-search.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { Paging } from '../components/paging/paging.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { toolPage } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { queryFields } from '../query-fields.ts'
import { servicesContext } from '../request-context.ts'

export const handle = toolPage

type Listed = {
  query: string
  sort: SortOrder | ''
  page: number
  pages: number
  total: number
  articles: ListedArticle[]
  /** The list could not be loaded. */
  failed?: boolean
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = blogSearchQuery.omit({ limit: true }).safeParse(fieldsOf(request.url))
  if (!asked.success) return data({ problem: 'unreadable' as const }, { status: 400 })
  const { page, sort } = asked.data
  const query = asked.data.query.replace(/\p{Cc}+/gu, ' ').trim()
  const { blogs } = context.get(servicesContext)
  const limit = limits.list.articlesPerPage
  const { items, total } = await blogs.searchMarked({
    ...{ query, limit, page },
    ...(sort && { sort }),
  })
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) return data({ problem: 'past the end' as const }, { status: 404 })
  const articles = items.map(listedArticle)
  const list: Listed = { query, sort: sort ?? '', page, pages, total, articles }
  return data({ list })
}

/** Without a connection the page stays: what is typed is kept, the list is empty. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!request.signal.aborted) reportError(error)
    // Not by the rules of `loader`: they would bring their whole library into the browser.
    const asked = new URL(request.url).searchParams
    const query = asked.get('query') ?? ''
    const sort = sortOptions(true).find(({ value }) => value === asked.get('sort'))?.value ?? ''
    const list: Listed = { query, sort, page: 1, pages: 1, total: 0, articles: [], failed: true }
    return { list }
  }
}

/** A form that leaves the order open sends an empty one. */
function fieldsOf(address: string) {
  const { sort, ...fields } = queryFields(address)
  return sort ? { ...fields, sort } : fields
}

export const meta: Route.MetaFunction = (args) => {
  const list = args.loaderData && 'list' in args.loaderData ? args.loaderData.list : undefined
  const searching = list !== undefined && list.query !== ''
  const page = list?.page ?? 1
  return pageMeta(args, {
    title: searching ? 'Search results' : page > 1 ? `Articles, page ${page}` : 'Articles',
    description:
      'Articles by doctors and dentists about the bite, the jaw, sleep, pain and teeth, in plain words and with their sources.',
    path: searching ? '/articles' : articlesAddress({ page }),
    noindex: searching || !list,
  })
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {'problem' in loaderData ? (
        <Problem kind={loaderData.problem} />
      ) : (
        <Articles {...loaderData.list} />
      )}
    </SiteFrame>
  )
}

function Problem({ kind }: { kind: 'unreadable' | 'past the end' }) {
  return kind === 'unreadable' ? (
    <ErrorPage
      title="We cannot show this list"
      text={`The link asks for something that our list of articles does not know, or for more than ${limits.searchText} characters. Please search again.`}
    />
  ) : (
    <ErrorPage
      title="The list ends before this page"
      text="There are not that many articles here. Some may have been taken down since the link was made."
    />
  )
}

function Articles({ query, sort, page, pages, total, articles, failed = false }: Listed) {
  const { ask, askSoon } = useArticleSearch(query, sort)
  const loading = useNavigation().location?.pathname === '/articles'
  return (
    <>
      <PageIntro title="Articles">
        <p>Written by doctors and dentists, in plain words, with the sources they used.</p>
        <ArticleSearch query={query} onType={askSoon} onSubmit={() => ask({ again: true })} />
      </PageIntro>
      <div className="wrap stack-wide">
        <div className="articles-bar">
          <p aria-live="polite">
            {loading ? 'Loading articles...' : `Search results: ${total} article(s)`}
          </p>
          <ArticleSort query={query} sort={sort} onChange={() => ask()} />
        </div>
        <div className="articles-found stack-wide" aria-busy={loading}>
          {articles.length > 0 ? (
            <ArticleList articles={articles} headingLevel={2} />
          ) : (
            <NothingFound query={query} failed={failed} />
          )}
          <Paging
            page={page}
            pages={pages}
            addressOf={(number) => articlesAddress({ query, sort, page: number })}
          />
        </div>
      </div>
    </>
  )
}
