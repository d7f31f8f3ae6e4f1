// A site with a new session for each test.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loginClient } from '../requests/log-in.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { day, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const admin = 'admin@example.org'
export const second = 'second@example.org'
export const ended = { message: 'Your session has ended. Please log in again.' }

export function useSessionsSite() {
  let mail: MailServer
  let site: TestSite
  let time: ReturnType<typeof movableClock>
  let client: ReturnType<typeof loginClient>
  let token: string
  let settings: Parameters<typeof startTestSite>[0]

  beforeAll(async () => {
    mail = await startMailServer()
    time = movableClock()
    settings = { smtpUrl: mail.url, adminEmails: [admin, second], sampleContent: false }
    site = await startTestSite(settings, { clock: time.clock })
    client = loginClient(site, mail)
  })
  afterAll(async () => {
    await site.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    time.move(day)
    token = (await client.logIn(admin)).token
  })

  const statusOf = async (authToken: string) => (await client.session(authToken)).status

  return {
    statusOf,
    get mail() {
      return mail
    },
    get site() {
      return site
    },
    get time() {
      return time
    },
    get client() {
      return client
    },
    get token() {
      return token
    },
    get settings() {
      return settings
    },
  }
}
