// A site with a contact form and a mail server, new for each test.
import { afterEach, beforeEach } from 'vitest'
import type { Enquiry } from '../../../shared/enquiry.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const office = 'office@example.org'
const path = '/api/user/v1/contact/send-message'
export const good = { name: 'Ana', email: 'ana@example.org', message: 'My jaw clicks.' }

export function useContactSite() {
  let mail: MailServer
  let site: TestSite
  let time: ReturnType<typeof movableClock>
  const storage = siteDatabase()
  let admin: ReturnType<typeof adminCalls>

  beforeEach(async () => {
    mail = await startMailServer()
    time = movableClock()
    site = await startTestSite(
      {
        smtpUrl: mail.url,
        contactTo: office,
        contactNotice: 'full',
        trustProxy: 1,
        sampleContent: false,
        adminEmails: ['admin@example.org'],
      },
      { clock: time.clock, open: storage.open },
    )
    admin = adminCalls(site, await adminToken(site.dataDir))
  })
  afterEach(async () => {
    await site.stop()
    await mail.stop()
  })

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    site.postJson(path, body, headers)
  const enquiries = async () => (await (await admin.get('/contact/all')).json()) as Enquiry[]

  return {
    storage,
    send,
    enquiries,
    get mail() {
      return mail
    },
    get site() {
      return site
    },
    get time() {
      return time
    },
    get admin() {
      return admin
    },
  }
}
