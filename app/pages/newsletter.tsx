import { newsletter } from '../../content/newsletter.ts'
import type { Route } from './+types/newsletter.ts'
import { EmailForm } from '../components/email-form/email-form.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { takeEmailForm } from '../route-helpers/email-form.ts'

export const handle = readingPage(NewsletterPage)
export default NewsletterPage

export const action = (args: Route.ActionArgs) =>
  takeEmailForm(args, {
    send: (newsletter, email, source) => newsletter.subscribe(email, source),
    failure: 'a subscription could not be stored',
  })

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
          <EmailForm action="/newsletter" button="Subscribe" refused={actionData} />
        </>
      )}
    </SiteFrame>
  )
}
