import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import { newsletter } from '../../content/newsletter.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(NewsletterUnsubscribe)
export default NewsletterUnsubscribe

export async function loader({ params, context }: Route.LoaderArgs) {
  const subscribed = await context.get(servicesContext).newsletter.isSubscribed(params.token)
  return data({ subscribed }, { status: subscribed === undefined ? 404 : 200 })
}

/** The page's button, and the one-click request of mail programs (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  const done = await context.get(servicesContext).newsletter.unsubscribe(params.token)
  return data({ done }, { status: done ? 200 : 404 })
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: newsletter.unsubscribe.title,
    description: `Stop emails from the ${academy.name}.`,
    path: '/newsletter',
    noindex: true,
  })

function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { subscribed } = loaderData
  return (
    <SiteFrame>
      {actionData?.done || subscribed === false ? (
        <PageIntro title={newsletter.unsubscribed.title}>
          <p>{newsletter.unsubscribed.text}</p>
        </PageIntro>
      ) : subscribed ? (
        <>
          <PageIntro title={newsletter.unsubscribe.title}>
            <p>{newsletter.unsubscribe.text}</p>
          </PageIntro>
          <form className="wrap" method="post">
            <button className="button" type="submit">
              Unsubscribe
            </button>
          </form>
        </>
      ) : (
        <ErrorPage
          title="This link does not work"
          text="Part of it may be missing. Please open the link in our email again, or copy all of it."
        />
      )}
    </SiteFrame>
  )
}
