import { data } from 'react-router'
import { newsletter } from '../../content/newsletter.ts'
import type { Route } from './+types/newsletter-confirm.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(NewsletterConfirm)
export default NewsletterConfirm

export async function loader({ params, context }: Route.LoaderArgs) {
  const good = await context.get(servicesContext).newsletter.canConfirm(params.token)
  return data({ good }, { status: good ? 200 : 404 })
}

/** Only the button confirms, because mail scanners open links but press no buttons. */
export async function action({ params, context }: Route.ActionArgs) {
  const done = await context.get(servicesContext).newsletter.confirm(params.token)
  return data({ done }, { status: done ? 200 : 404 })
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: newsletter.confirm.title,
    description: newsletter.description,
    path: '/newsletter',
    noindex: true,
  })

function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {actionData?.done ? (
        <PageIntro title={newsletter.confirmed.title}>
          <p>{newsletter.confirmed.text}</p>
        </PageIntro>
      ) : loaderData.good ? (
        <>
          <PageIntro title={newsletter.confirm.title}>
            <p>
              {newsletter.confirm.text} Our <a href="/privacypolicy">Privacy Policy</a> says what we
              store.
            </p>
          </PageIntro>
          <form className="wrap" method="post">
            <button className="button" type="submit">
              Confirm
            </button>
          </form>
        </>
      ) : (
        <ErrorPage
          title="This link does not work"
          text="It may have expired, or part of it may be missing. You can ask for a new one at the bottom of this page."
        />
      )}
    </SiteFrame>
  )
}
