import { newsletter as words } from '../../content/newsletter.ts'
import type { Mail } from '../mail/mail.ts'
import { mailBody } from '../mail/mail-html.ts'
import { leavePage } from './links.ts'

type Links = { confirm: string; unsubscribe: string; siteUrl: string }

/** Asks whoever subscribed to confirm it. */
export function confirmationMail(to: string, { confirm, unsubscribe, siteUrl }: Links): Mail {
  return {
    lane: 'rest',
    to,
    subject: words.mails.confirmSubject,
    unsubscribeUrl: unsubscribe,
    ...mailBody([
      words.mails.confirm,
      { label: 'Confirm your subscription', link: confirm },
      words.mails.confirmNot,
      { label: 'Unsubscribe', link: unsubscribe },
      { label: 'To leave later, even without this email', link: siteUrl + leavePage },
    ]),
  }
}

/** Gives a reader the link to leave. */
export function leaveMail(to: string, unsubscribeUrl: string): Mail {
  return {
    lane: 'rest',
    to,
    subject: words.mails.leaveSubject,
    unsubscribeUrl,
    ...mailBody([
      words.mails.leave,
      { label: 'Unsubscribe', link: unsubscribeUrl },
      words.mails.leaveNot,
    ]),
  }
}
