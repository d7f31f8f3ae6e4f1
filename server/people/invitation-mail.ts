import { academy } from '../../content/academy.ts'
import { limits } from '../../shared/limits.ts'
import { roleNames, type Role } from '../../shared/rights.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'

type Invitation = { to: string; role: Role; inviter: string; siteUrl: string }

/** Says who invites and where to log in. It holds no secret: the code of the log-in proves the address. */
export function invitationMail({ to, role, inviter, siteUrl }: Invitation): Mail {
  return {
    to,
    subject: `You are invited to the ${academy.name}`,
    ...mailBody([
      `${inviter} invites you to the admin panel of the ${academy.name}. Your role: ${roleNames[role]}.`,
      { link: `${siteUrl}/login`, label: 'Log in with this e-mail address' },
      `There is no password: we mail you a code each time. The invitation ends after ${limits.people.invitationDays} days without a log-in.`,
      'If you do not know why you got this, you can ignore it.',
    ]),
  }
}
