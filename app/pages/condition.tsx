import { data } from 'react-router'
import { findCondition } from '../../content/conditions/conditions.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/condition.ts'
import { listedArticle } from '../components/article-list/article-list.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { servicesContext } from '../request-context.ts'

export const handle = readingPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const condition = findCondition(params.id)
  if (!condition) return data(null, { status: 404 })
  const { blogs } = context.get(servicesContext)
  const { items, total } = await blogs.list({
    tag: condition.shortName,
    limit: limits.relatedArticles,
    page: 1,
  })
  return data({ condition, articles: items.map(listedArticle), total })
}

export const meta: Route.MetaFunction = (args) => {
  const condition = args.loaderData?.condition
  if (!condition) {
    const title = 'Solution not found.'
    return pageMeta(args, {
      title,
      description: title,
      path: args.location.pathname,
      noindex: true,
    })
  }
  return pageMeta(args, {
    title: condition.headingName,
    description: condition.heading,
    path: `/solution/${condition.id}`,
    type: 'article',
    jsonLd: {
      '@type': 'MedicalWebPage',
      name: condition.headingName,
      about: { '@type': 'MedicalCondition', name: condition.shortName },
    },
  })
}

export default function ConditionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title="Solution not found." text="We have no page for this condition." />
      </SiteFrame>
    )
  }
  const { condition, articles, total } = loaderData
  return (
    <SiteFrame>
      <PageIntro title={condition.headingName}>
        <p>{condition.heading}</p>
      </PageIntro>
      <div className="wrap">
        <RelatedArticles
          heading={`Related Articles by "${condition.shortName}"`}
          articles={articles}
          empty={`No articles related to "${condition.shortName}"`}
          more={total > limits.relatedArticles}
        />
      </div>
    </SiteFrame>
  )
}
