import { data } from 'react-router'
import { articlesPage } from '../../content/list-pages.ts'
import { pageSearchQuery } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import { isCut, searchText } from '../../shared/search-text.ts'
import type { Route } from './+types/articles.ts'
import { articlesAddress } from '../components/article-search/articles-address.ts'
import { FoundArticles } from '../components/article-search/found-articles.tsx'
import type { FoundArticlesProps } from '../components/article-search/found-articles-props.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { toolPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'
import { Island } from '../ui/island/island.tsx'

export const handle = toolPage(ArticlesPage)
export default ArticlesPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = pageSearchQuery.safeParse(queryFields(request.url))
  if (!asked.success) return data({ problem: 'unreadable' as const }, { status: 400 })
  const { page, sort } = asked.data
  const query = searchText(asked.data.query)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const { blogs } = context.get(servicesContext)
  const limit = limits.list.articlesPerPage
  const [{ items: articles, total }, others] = await Promise.all([
    blogs.searchMarked({ query, limit, page, ...(sort && { sort }) }),
    blogs.searchOthers(query),
  ])
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) return data({ problem: 'past the end' as const }, { status: 404 })
  const list: FoundArticlesProps = {
    query,
    cut: isCut(asked.data.query),
    sort: sort ?? '',
    page,
    pages,
    total,
    articles,
    intro: isWrittenByDoctors(articles) ? articlesPage.byDoctors : articlesPage.samples,
    nothingFoundDrawing: drawingAddress('/pictures/lost.svg'),
    ...others,
  }
  return data({ list })
}

/** Samples are written by made-up people. */
function isWrittenByDoctors(articles: readonly { sample: boolean }[]): boolean {
  return articles.length > 0 && articles.every(({ sample }) => !sample)
}

export const meta: Route.MetaFunction = (args) => {
  const list = args.loaderData && 'list' in args.loaderData ? args.loaderData.list : undefined
  const searching = list !== undefined && list.query !== ''
  const page = list?.page ?? 1
  return pageMeta(args, {
    title: searching ? 'Search results' : page > 1 ? `Articles, page ${page}` : 'Articles',
    description: articlesPage.description,
    path: searching ? '/articles' : articlesAddress({ page }),
    noindex: searching || !list,
  })
}

function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {'problem' in loaderData ? (
        <Problem kind={loaderData.problem} />
      ) : (
        <Island name="found-articles" of={FoundArticles} props={loaderData.list} />
      )}
    </SiteFrame>
  )
}

function Problem({ kind }: { kind: 'unreadable' | 'past the end' }) {
  return kind === 'unreadable' ? (
    <ErrorPage
      title="This list cannot be shown"
      text="The link contains an option that our list of articles does not have. Please search again."
    />
  ) : (
    <ErrorPage
      title="This page does not exist"
      text="The list is shorter than that. Some articles may have been taken down since the link was made."
    />
  )
}
