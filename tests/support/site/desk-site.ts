// A site with a mail server and two colleagues at its front desk.
import { expect } from 'vitest'
import type { DeskEnquiry, DeskEntry, DeskItem } from '../../../shared/desk.ts'
import type { EnquiryInput } from '../../../shared/enquiry.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite } from './test-site.ts'

export const [ada, bob] = ['ada@example.org', 'bob@example.org'] as const
export const patient = 'zoe@example.com'
export const office = 'office@example.org'

type Calls = ReturnType<typeof adminCalls>
export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>

export async function startDeskSite() {
  let refused: string | undefined
  let networks = 0
  const mail = await startMailServer({
    onRecipient(address) {
      if (address === refused) throw Object.assign(new Error('No such user'), { responseCode: 550 })
    },
  })
  const time = movableClock()
  const storage = siteDatabase()
  const site = await startTestSite(
    {
      ...{ smtpUrl: mail.url, adminEmails: [ada, bob], sampleContent: false, trustProxy: 1 },
      ...{ contactTo: office, replyTo: 'answers@example.org' },
      siteUrl: 'https://www.example.org',
    },
    { clock: time.clock, open: storage.open },
  )
  const { db } = storage
  const callsOf = async (email: string) =>
    adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  const desk = await callsOf(ada)
  const open = async (id: string, who = desk) =>
    (await (await who.get(`/enquiries/${id}`)).json()) as DeskEnquiry

  return {
    ...{ mail, time, db, desk, colleague: await callsOf(bob), open },
    settings: { contactTo: office, siteUrl: 'https://www.example.org' },

    /** Makes the mail server refuse mails to this address permanently. */
    refuse(address: string | undefined): void {
      refused = address
    },

    /** Waits until every mail has been sent. */
    async mailsAreOut(): Promise<void> {
      // Wakes the outbox, which a test that takes mails by itself does not.
      await desk.post('/enquiries/bulk', { ids: ['none'], action: 'done' })
      await expect.poll(() => db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
    },

    /** Removes the previous test's enquiries, mails, answers and roles. */
    async clear(): Promise<void> {
      refused = undefined
      for (const table of ['enquiries', 'mail_outbox', 'canned_answers', 'audit_log'] as const)
        await db.deleteFrom(table).execute()
      await db.updateTable('people').set({ role: 'owner' }).execute()
      mail.mails.length = 0
      // Replies are limited per minute.
      time.move(minute)
    },

    /** Sends a contact message. Returns the id of the enquiry. */
    async enquire(fields: Partial<EnquiryInput> = {}) {
      networks += 1
      time.move(1000)
      const body = { name: 'Zoë Patient', email: patient, message: 'My jaw clicks.', ...fields }
      const headers = { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1` }
      const sent = await site.postJson('/api/user/v1/contact/send-message', body, headers)
      expect(sent.status).toBe(201)
      const { id } = await db
        .selectFrom('enquiries')
        .select('id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return id
    },

    items: async (query = '', who: Calls = desk) =>
      (await (await who.get(`/enquiries?${query}`)).json()) as DeskItem[],

    /** Replies as somebody who has read the conversation. */
    async reply(id: string, fields: object = {}, who: Calls = desk): Promise<DeskEntry> {
      const { lastMessageId } = await open(id, who)
      const body = { text: 'Please call us.', lastMessageId, ...fields }
      const response = await who.post(`/enquiries/${id}/replies`, body)
      expect(response.status).toBe(201)
      return (await response.json()) as DeskEntry
    },

    async stop(): Promise<void> {
      await site.stop()
      await mail.stop()
    },
  }
}
