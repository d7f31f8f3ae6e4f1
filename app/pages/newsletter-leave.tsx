import { academy } from '../../content/academy.ts'
import { newsletter } from '../../content/newsletter.ts'
import type { Route } from './+types/newsletter-leave.ts'
import { EmailForm } from '../components/email-form/email-form.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { takeEmailForm } from '../route-helpers/email-form.ts'

export const handle = readingPage(NewsletterLeave)
export default NewsletterLeave

/** Says the same for every address, so that nobody learns who is on the list. */
export const action = (args: Route.ActionArgs) =>
  takeEmailForm(args, {
    send: (newsletter, email, source) => newsletter.mailLink(email, source),
    failure: 'a link to leave the newsletter could not be mailed',
  })

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
        <EmailForm action="/newsletter/leave" button="Send me the link" refused={actionData} />
      )}
    </SiteFrame>
  )
}
