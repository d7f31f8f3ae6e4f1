import { academy } from '../../content/academy.ts'
import { limits } from '../../shared/limits.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'

/** Notifies an admin of a log-in that followed many wrong codes. */
export function failuresNotice(to: string): Mail {
  const { max } = limits.rates.loginFailuresUnnoticed
  return {
    to,
    subject: `Log-in after failed attempts: ${academy.name}`,
    ...mailBody([
      `Someone has just logged in to the admin panel with this address, after at least ${max} wrong codes.`,
      'If that was you, there is nothing to do.',
      'If it was not, someone else may be reading your mail: change the password of your mailbox, log in, and log out everywhere.',
    ]),
  }
}
