import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import { newsletter } from '../../content/newsletter.ts'
import { firstIssue } from '../../shared/first-issue.ts'
import { limits } from '../../shared/limits.ts'
import { subscriptionInput } from '../../shared/newsletter.ts'
import type { Route } from './+types/newsletter-leave.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { clientSource, isTooMany } from '../route-helpers/form-limits.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(NewsletterLeave)
export default NewsletterLeave

/** Says the same for every address, so that nobody learns who is on the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = (await request.formData()).get('email')
  const email = typeof given === 'string' ? given : ''
  const refuse = (status: number, message: string) =>
    data({ sent: false as const, email, message }, { status })

  const asked = subscriptionInput.safeParse({ email })
  if (!asked.success) return refuse(400, firstIssue(asked.error).message)
  const { newsletter: subscriptions, log } = context.get(servicesContext)
  try {
    await subscriptions.mailLink(asked.data.email, clientSource(request))
  } catch (error) {
    if (isTooMany(error)) return refuse(429, error.message)
    log.error(error, 'a link to leave the newsletter could not be mailed')
    return refuse(503, 'Something went wrong. Please try again later.')
  }
  return data({ sent: true as const })
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: newsletter.leave.title,
    description: `Stop emails from the ${academy.name}, even without one at hand.`,
    path: '/newsletter/leave',
    noindex: true,
  })

function NewsletterLeave({ actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <PageIntro title={newsletter.leave.title}>
        {actionData?.sent ? (
          <p role="status">{newsletter.leave.sent}</p>
        ) : (
          <p>{newsletter.leave.text}</p>
        )}
      </PageIntro>
      {!actionData?.sent && (
        <form className="newsletter-page wrap" action="/newsletter/leave" method="post" noValidate>
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
            Send me the link
          </button>
        </form>
      )}
    </SiteFrame>
  )
}
