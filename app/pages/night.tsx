import { data } from 'react-router'
import { addressOf, reviewKindOf } from '../../content/medical-pages.ts'
import { night } from '../../content/night/night.ts'
import { findNightPage } from '../../content/night/night-pages.ts'
import type { Route } from './+types/night.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { NightFrame } from '../components/night/night-frame.tsx'
import { NightText } from '../components/night/night-text.tsx'
import { reviewStructure } from '../components/review/review-structure.ts'
import { TrustLine } from '../components/review/trust-line.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { nightPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = nightPage(OneNightPage)
export default OneNightPage

const notFound = 'Page not found'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = findNightPage(params.id)
  if (!page) return data(null, { status: 404 })
  const { reviews } = context.get(servicesContext)
  return data({ page, review: await reviews.of(reviewKindOf(page), page.id) })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  const { page, review } = args.loaderData
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  return pageMeta(args, {
    title: page.headingName,
    description: `At night: ${page.headingName}. ${night.pageDescription}`,
    path: addressOf(page),
    trail: [{ label: night.title, to: night.link.to }],
    jsonLd: {
      '@type': 'MedicalWebPage',
      name: page.headingName,
      ...reviewStructure(review, siteUrl),
    },
  })
}

function OneNightPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="There is no page at this address." />
      </SiteFrame>
    )
  }
  const { page, review } = loaderData
  return (
    <NightFrame>
      <article className="wrap-text night-page">
        <div>
          <h1>{page.headingName}</h1>
          <TrustLine review={review} />
        </div>
        <NightText page={page} review={review} />
      </article>
    </NightFrame>
  )
}
