import { data } from 'react-router'
import { newsletter } from '../../content/newsletter.ts'
import { firstIssue } from '../../shared/first-issue.ts'
import { limits } from '../../shared/limits.ts'
import { subscriptionInput } from '../../shared/newsletter.ts'
import type { Route } from './+types/newsletter.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { clientSource, isTooMany } from '../route-helpers/form-limits.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(NewsletterPage)
export default NewsletterPage

export async function action({ request, context }: Route.ActionArgs) {
  const given = (await request.formData()).get('email')
  const email = typeof given === 'string' ? given : ''
  const refuse = (status: number, message: string) =>
    data({ sent: false as const, email, message }, { status })

  const subscription = subscriptionInput.safeParse({ email })
  if (!subscription.success) return refuse(400, firstIssue(subscription.error).message)
  const { newsletter: subscriptions, log } = context.get(servicesContext)
  try {
    await subscriptions.subscribe(subscription.data.email, clientSource(request))
  } catch (error) {
    if (isTooMany(error)) return refuse(429, error.message)
    log.error(error, 'a subscription could not be stored')
    return refuse(503, 'Something went wrong. Please try again later.')
  }
  return data({ sent: true as const })
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: newsletter.title,
    description: newsletter.description,
    path: '/newsletter',
    noindex: true,
  })

function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {actionData?.sent ? (
        <PageIntro title={newsletter.sent.title}>
          <p>{newsletter.sent.text}</p>
        </PageIntro>
      ) : (
        <>
          <PageIntro title={newsletter.title}>
            <p>
              {newsletter.intro} <a href="/newsletter/leave">Leave the newsletter</a>
            </p>
          </PageIntro>
          <form className="newsletter-page wrap" action="/newsletter" method="post" noValidate>
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={limits.email}
              defaultValue={actionData?.email}
              error={actionData?.message}
            />
            <button className="button" type="submit">
              Subscribe
            </button>
          </form>
        </>
      )}
    </SiteFrame>
  )
}
