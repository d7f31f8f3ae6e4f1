import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'

type Changed = { email: string; name: string; contactTo: string }

/** Notifies a doctor's former address that their profile has a new one. */
export function addressChangedMail({ email, name, contactTo }: Changed): Mail {
  return {
    to: email,
    replyTo: contactTo,
    subject: 'The e-mail address of your profile was changed',
    ...mailBody([
      `Dear ${name},`,
      'Your profile on our site has another e-mail address now. Links to texts that you were asked to review have ended. New ones go to the new address once an owner of the site has confirmed it.',
      `If this is not what you want, reply to this mail or write to ${contactTo}.`,
    ]),
  }
}
