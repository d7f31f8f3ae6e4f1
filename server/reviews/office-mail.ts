import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'
import type { PageWork } from './page-list.ts'
import { dayInWords } from './review-mails.ts'

const mostListed = 50
const states = {
  changed: 'Changed since its review',
  due: 'Review overdue',
  current: 'Review due soon',
  none: 'Never reviewed',
}

type ForOffice = {
  to: string
  pages: readonly PageWork[]
  /** Names of reviewers whose profile an owner has to confirm. */
  waiting: readonly string[]
  siteUrl: string
}

/** Lists the pages to be reviewed, for the office. */
export function officeMail({ to, pages, waiting, siteUrl }: ForOffice): Mail {
  const byNeed = [
    ...pages.filter(({ comments }) => comments.length > 0),
    ...pages.filter(({ comments }) => comments.length === 0),
  ]
  const listed = byNeed.slice(0, mostListed).map((page) => ({
    label: `${needOf(page)}: ${page.subject.title}`,
    link: siteUrl + page.subject.path,
  }))
  const others = pages.length - listed.length
  return {
    to,
    subject: 'Pages to be reviewed',
    ...mailBody([
      ...(pages.length > 0 ? ['These pages should be reviewed by a doctor:'] : []),
      ...listed,
      ...(others > 0 ? [`And ${others} more.`] : []),
      { label: 'Ask for reviews', link: `${siteUrl}/admin/reviews` },
      ...(waiting.length > 0
        ? [
            `These doctors get no links and cannot sign until an owner confirms their license and e-mail address:\n${waiting.join('\n')}`,
            { label: 'Confirm doctors', link: `${siteUrl}/admin/people` },
          ]
        : []),
    ]),
  }
}

function needOf({ comments, review: { state, dueOn } }: PageWork): string {
  if (comments.length > 0) return 'A doctor asks for changes'
  return `${states[state]}${state !== 'changed' && dueOn ? ` (${dayInWords(dueOn)})` : ''}`
}
