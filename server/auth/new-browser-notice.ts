import { academy } from '../../content/academy.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: academy.timeZone,
})

/** Notifies a person that a browser has logged in to their account for the first time. */
export function newBrowserNotice(to: string, device: string, at: Date): Mail {
  return {
    to,
    subject: `A new browser has logged in: ${academy.name}`,
    ...mailBody([
      'Someone has just logged in to the admin panel with this address, in a browser that has not done so before.',
      `Browser: ${device}`,
      `Time: ${moment.format(at)}`,
      'If that was you, there is nothing to do.',
      'If it was not, log in, log out everywhere under your name in the panel, and change the password of your mailbox.',
    ]),
  }
}
