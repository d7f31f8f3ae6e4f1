// A site that has a person in everything it stores.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AuditEntry } from '../../../shared/audit.ts'
import type { Database } from '../../../server/database/database.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { databaseBytes } from '../stores/database-bytes.ts'
import { siteDatabase } from '../stores/site-database.ts'

export const ada = 'ada@example.org'

/** Stored like this, and looked for as people type it. */
export const zoe = 'Zoë.Canary@example.com'

export const typed = 'ZOE.canary@EXAMPLE.com'
export const settings = {
  adminEmails: [ada],
  sampleContent: false,
  mailToConsole: false,
  trustProxy: 1,
}

export function usePersonsSite() {
  let site: TestSite
  let db: Database
  let calls: ReturnType<typeof adminCalls>
  const time = movableClock()

  beforeAll(async () => {
    const storage = siteDatabase()
    site = await startTestSite(settings, { clock: time.clock, open: storage.open })
    ;({ db } = storage)
    calls = adminCalls(site, await adminToken(site.dataDir, ada, time.clock))
  })
  afterAll(() => site.stop())

  const at = () => time.clock().toISOString()
  let networks = 0

  async function enquire(name: string, email: string, message: string): Promise<string> {
    networks += 1
    time.move(1000)
    const from = { 'x-forwarded-for': `10.0.0.${networks}` }
    const path = '/api/user/v1/contact/send-message'
    expect((await site.postJson(path, { name, email, message }, from)).status).toBe(201)
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('message', '=', message)
      .executeTakeFirstOrThrow()
    return id
  }

  async function writeDown(fields: { name: string; email?: string; message: string }) {
    const call = { telephone: '555-0101', channel: 'telephone', ...fields }
    expect((await calls.post('/enquiries', call)).status).toBe(201)
  }

  /** One mail of the person in the conversation of another, and what that other wrote about them. */
  async function addConversation(enquiry: string): Promise<void> {
    const mail = {
      enquiry_id: enquiry,
      direction: 'in',
      text: '',
      at: at(),
      person_id: null,
    } as const
    await db
      .insertInto('enquiry_mails')
      .values([
        { ...mail, id: 'm1', message_id: '<m1@x>', from_address: typed, text: 'canary-mail' },
        { ...mail, id: 'm2', message_id: '<m2@x>', from_address: 'bo@example.com' },
      ])
      .execute()
    await db
      .updateTable('enquiry_mails')
      .set({ text: `Write to <${zoe}>.`, attachments: JSON.stringify([`${zoe}.pdf`]) })
      .where('id', '=', 'm2')
      .execute()
    expect(
      (await calls.post(`/enquiries/${enquiry}/notes`, { text: `See ${typed}!` })).status,
    ).toBe(201)
  }

  async function addNewsletter(): Promise<void> {
    const from = { 'x-forwarded-for': '10.0.1.1' }
    const subscribed = await site.postJson(
      '/api/user/v1/newsletter/subscribe',
      { email: zoe },
      from,
    )
    expect(subscribed.status).toBe(202)
    await db.updateTable('newsletter_subscriptions').set({ confirmed_at: at() }).execute()
    const { id: subscription_id } = await db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow()
    const issue = { id: 'i', intro: '', articles: '[]', state: 'sent', recipients: 1 } as const
    await db
      .insertInto('newsletter_issues')
      .values({ ...issue, subject: 'Winter', created_at: at(), updated_at: at(), sent_at: at() })
      .execute()
    const delivery = { id: 'd', issue_id: 'i', subscription_id, state: 'sent' } as const
    await db
      .insertInto('newsletter_deliveries')
      .values({ ...delivery, tried_at: at(), next_attempt_at: at() })
      .execute()
  }

  /** A remark of somebody without a name, which somebody else like that has resolved, and a reply about them. */
  async function addRemark(): Promise<void> {
    const ben = await calls.makeDoctor({ name: 'Dr. Ben' })
    const blog = await calls.makeBlog(goodBlog(ben._id))
    const text = { field: 'long_description', quote: 'night', anchor: '{"exact":"night"}' }
    const { number } = await db
      .selectFrom('drafts')
      .select('number')
      .where('record_id', '=', blog._id)
      .executeTakeFirstOrThrow()
    const times = { created_at: at(), updated_at: at(), closed_at: at() }
    const body = `stays: ask ${typed}`
    const by = { author_name: zoe, closed_by: zoe }
    await db
      .insertInto('remarks')
      .values({
        id: 'r',
        draft_number: number,
        ...text,
        body,
        ...by,
        outcome: 'resolved',
        ...times,
      })
      .execute()
    await db
      .insertInto('remark_replies')
      .values({ id: 'rr', remark_id: 'r', body: 'stays: done', author_name: zoe, created_at: at() })
      .execute()
  }

  const outbox = () => readdir(join(site.dataDir, 'outbox')).catch(() => [])

  async function everyByte(): Promise<string> {
    const files = (await outbox()).map((name) => readFile(join(site.dataDir, 'outbox', name)))
    const list = readFile(join(site.dataDir, 'erasures'))
    const all = [await databaseBytes(site.dataDir), ...(await Promise.all([...files, list]))]
    return Buffer.concat(all).toString()
  }

  async function newestAct(): Promise<AuditEntry> {
    const [newest] = (await (await calls.get('/audit?limit=1')).json()) as AuditEntry[]
    return newest!
  }

  return {
    time,
    at,
    enquire,
    writeDown,
    addConversation,
    addNewsletter,
    addRemark,
    outbox,
    everyByte,
    newestAct,
    get site() {
      return site
    },
    get db() {
      return db
    },
    get calls() {
      return calls
    },
  }
}
