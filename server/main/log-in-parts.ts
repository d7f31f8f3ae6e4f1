import { createBeginSession } from '../auth/begin-session.ts'
import type { CodeMail } from '../auth/code-mail.ts'
import { createKnownDevices } from '../auth/known-device.ts'
import { createLogin } from '../auth/login.ts'
import { createLoginCodes } from '../auth/login-codes.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createChallenges } from '../passkeys/challenges.ts'
import { createPasskeyLogIn } from '../passkeys/passkey-log-in.ts'
import { createPasskeys } from '../passkeys/passkeys.ts'
import { relyingParty } from '../passkeys/webauthn.ts'
import type { Accounts } from '../people/accounts.ts'

export type LogInParts = ReturnType<typeof createLogInParts>
type Parts = {
  settings: Settings
  secret: string
  db: Database
  clock: Clock
  securityLog: SecurityLog
  accounts: Accounts
  codeMail: CodeMail
  mailHealth: MailHealth
  outbox: Outbox
  rates: RateLimits
  sessions: Sessions
}

/** The two ways of logging in, by code and by passkey. */
export function createLogInParts(parts: Parts) {
  const { settings, secret, clock, mailHealth, ...shared } = parts
  const { db, securityLog, outbox, rates, sessions } = shared
  const devices = createKnownDevices(secret, settings)
  const beginSession = createBeginSession({ clock, secret, devices, outbox, sessions })
  const challenges = createChallenges(db, clock)
  const site = relyingParty(settings.siteUrl)
  return {
    login: createLogin({
      ...shared,
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
