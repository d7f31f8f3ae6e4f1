import { afterEach, beforeEach } from 'vitest'
import { patient } from '../requests/at-once.ts'
import { loginClient } from '../requests/log-in.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const admin = 'admin@example.org'
export const second = 'second@example.org'
export const stranger = 'stranger@example.org'

type LoginSite = {
  mail: MailServer
  site: TestSite
  time: ReturnType<typeof movableClock>
  client: ReturnType<typeof loginClient>
  /** The same client from another network. */
  from(address: string, headers?: Record<string, string>): ReturnType<typeof loginClient>
}

/** For each test, an empty site with two admins and a mail server, behind one proxy. */
export function useLoginSite(): LoginSite {
  const current = {} as LoginSite
  beforeEach(async () => {
    const mail = await startMailServer()
    const time = movableClock()
    const site = await startTestSite(
      { smtpUrl: mail.url, adminEmails: [admin, second], sampleContent: false, trustProxy: 1 },
      { clock: time.clock },
    )
    Object.assign(current, {
      mail,
      time,
      site,
      client: loginClient(patient(site), mail),
      from: (address: string, headers: Record<string, string> = {}) =>
        loginClient(patient(site), mail, { 'x-forwarded-for': address, ...headers }),
    } satisfies LoginSite)
  })
  afterEach(async () => {
    await current.site.stop()
    await current.mail.stop()
  })
  return current
}
