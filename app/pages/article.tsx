import { Fragment } from 'react'
import { data } from 'react-router'
import type { Condition } from '../../content/conditions/condition.ts'
import { conditionsTagged } from '../../content/conditions/conditions.ts'
import { outlineArticle } from '../../shared/article-outline.ts'
import { readingMinutes } from '../../shared/html-text.ts'
import { limits } from '../../shared/limits.ts'
import { nestHeadings } from '../../shared/nest-headings.ts'
import { memoize } from '../../shared/memoize.ts'
import type { Route } from './+types/article.ts'
import { articleStructure } from '../components/article-head/article-structure.ts'
import { ArticleAuthor } from '../components/article-author/article-author.tsx'
import { ArticleHead } from '../components/article-head/article-head.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { HelpCards } from '../components/help-cards/help-cards.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(ArticlePage)
export default ArticlePage

const fewestSections = 3

// What is made of a text alone is made once, for the page is rendered anew with every change of the site.
const outlined = memoize((html) => outlineArticle(nestHeadings(html, 2)), 4_000_000)
const minutesFor = memoize(readingMinutes, 4_000_000)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { blogs, recentBlogs, socialImages } = context.get(servicesContext)
  const article = await blogs.find(params.id)
  if (!article) return data(null, { status: 404 })
  const recent = await recentBlogs()
  const { html, entries } = outlined(article.long_description)
  return data({
    article,
    socialImage: socialImages.articleAddress({
      ...article,
      author: article.author_id?.name ?? '',
    }),
    text: html,
    contents: entries.length >= fewestSections ? entries : [],
    conditions: conditionsTagged(article.tags).map(({ id, shortName, help }) => ({
      ...{ id, shortName, help },
    })),
    minutes: minutesFor(article.blog_summary + article.long_description),
    related: recent.filter(({ _id }) => _id !== article._id).slice(0, limits.recentArticles),
  })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    const title = 'Article not found'
    return pageMeta(args, { title, description: title, noindex: true })
  }
  const { article, socialImage } = args.loaderData
  const { author_id: author } = article
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  return pageMeta(args, {
    title: article.title,
    description: article.brief_description,
    path: `/articles/${article._id}`,
    type: 'article',
    image: {
      path: socialImage,
      alt: author ? `${article.title}, by ${author.name}` : article.title,
    },
    jsonLd: articleStructure(article, siteUrl, socialImage),
  })
}

function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage
          title="Article not found"
          text="There is no article at this address. It may have been taken down, or the link may contain a typo."
        />
      </SiteFrame>
    )
  }
  const { article, text, contents, conditions, minutes, related } = loaderData
  return (
    <SiteFrame>
      <article>
        <ArticleHead article={article} minutes={minutes} />
        <div className="wrap article-body">
          <p className="article-call-out">{article.call_out}</p>
          <section className="article-summary" aria-labelledby="article-summary">
            <h2 id="article-summary">Summary</h2>
            <RichText html={article.blog_summary} headingLevel={3} />
          </section>
          {contents.length > 0 && <TableOfContents entries={contents} />}
          <div className="article-text">
            <RichText html={text} />
            <Topics tags={article.tags} />
          </div>
        </div>
        <div className="wrap article-end">
          <Help conditions={conditions} />
          <ArticleAuthor article={article} />
        </div>
      </article>
      <div className="wrap article-related">
        <RelatedArticles
          heading="Related Articles"
          articles={related}
          empty="No articles found."
          more
        />
      </div>
    </SiteFrame>
  )
}

type TaggedCondition = Pick<Condition, 'id' | 'shortName' | 'help'>

/** The danger signs of the first condition that the article is about, and links to the pages of all. */
function Help({ conditions }: { conditions: TaggedCondition[] }) {
  const [first] = conditions
  if (!first) return null
  return (
    <HelpCards signs={first.help}>
      <p>
        What you can do, and the sources:{' '}
        {conditions.map(({ id, shortName }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={`/solution/${id}`}>our page about {shortName}</a>
          </Fragment>
        ))}
        .
      </p>
    </HelpCards>
  )
}

function Topics({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <div className="article-topics">
      <p id="article-topics">Topics</p>
      <ul role="list" aria-labelledby="article-topics">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={`/articles?query=${encodeURIComponent(tag)}`}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
