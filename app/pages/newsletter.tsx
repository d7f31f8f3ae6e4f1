import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
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
  const { newsletter, log } = context.get(servicesContext)
  try {
    await newsletter.subscribe(subscription.data.email, clientSource(request))
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
    title: 'Stay up to date',
    description: `News from the ${academy.name} by email.`,
    path: '/newsletter',
    noindex: true,
  })

function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {actionData?.sent ? (
        <PageIntro title="Please check your inbox">
          <p>
            If the address is correct, you will soon get an email from us. Open the link in it and
            press the button there. You are not subscribed until you do.
          </p>
        </PageIntro>
      ) : (
        <>
          <PageIntro title="Stay up to date">
            <p>
              New articles and news from the {academy.name}, by email. You can unsubscribe at any
              time with one click, or <a href="/newsletter/leave">leave the newsletter</a> here.
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
