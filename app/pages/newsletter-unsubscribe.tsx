import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { servicesContext } from '../request-context.ts'

export const handle = readingPage(NewsletterUnsubscribe)
export default NewsletterUnsubscribe

export async function loader({ params, context }: Route.LoaderArgs) {
  const good = await context.get(servicesContext).newsletter.isLink('unsubscribe', params.token)
  return data({ good }, { status: good ? 200 : 404 })
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
    title: 'Unsubscribe',
    description: `End the emails of the ${academy.name}.`,
    path: '/newsletter',
    noindex: true,
  })

function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {actionData?.done ? (
        <PageIntro title="You are unsubscribed">
          <p>Your address is forgotten. No more news will come from us.</p>
        </PageIntro>
      ) : loaderData.good ? (
        <>
          <PageIntro title="Unsubscribe">
            <p>One press, and no more news comes from the {academy.name}.</p>
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
          text="The address may have been taken off our list already, or a part of the link was lost on the way."
        />
      )}
    </SiteFrame>
  )
}
