import { createBeginSession } from '../auth/begin-session.ts'
import type { CodeMail } from '../auth/code-mail.ts'
import { createKnownDevices } from '../auth/known-device.ts'
import { createLogin } from '../auth/login.ts'
import { createLoginCodes } from '../auth/login-codes.ts'
import { createSessions } from '../auth/sessions.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createChallenges } from '../passkeys/challenges.ts'
import { createPasskeyLogIn } from '../passkeys/passkey-log-in.ts'
import { createPasskeys } from '../passkeys/passkeys.ts'
import { relyingParty } from '../passkeys/webauthn.ts'
import type { Accounts } from '../people/accounts.ts'
import type { SharedParts } from './shared-parts.ts'

export type LogInParts = ReturnType<typeof createLogInParts>
type Parts = SharedParts & {
  secret: string
  accounts: Accounts
  codeMail: CodeMail
  mailHealth: MailHealth
  outbox: Outbox
}

/** The two ways of logging in, by code and by passkey, and the sessions that follow. */
export function createLogInParts(parts: Parts) {
  const { settings, secret, clock, mailHealth, ...rest } = parts
  const { db, securityLog, outbox, rates, accounts } = rest
  const sessions = createSessions(db, clock, accounts)
  const devices = createKnownDevices(secret, settings)
  const beginSession = createBeginSession({ clock, secret, devices, outbox, sessions })
  const challenges = createChallenges(db, clock)
  const site = relyingParty(settings.siteUrl)
  return {
    sessions,
    login: createLogin({
      ...rest,
      secret,
      devices,
      beginSession,
      health: mailHealth,
      codes: createLoginCodes(clock, secret),
    }),
    passkeys: createPasskeys({ db, clock, challenges, site }),
    passkeyLogIn: createPasskeyLogIn({
      db,
      clock,
      challenges,
      site,
      rates,
      securityLog,
      outbox,
      beginSession,
    }),
  }
}
