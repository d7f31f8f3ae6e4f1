import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonData } from '../../shared/persons.ts'
import type { AuditEntry } from '../../shared/audit.ts'
import type { Database } from '../../server/database/database.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { databaseBytes } from '../support/stores/database-bytes.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const ada = 'ada@example.org'
/** Stored like this, and looked for as people type it. */
const zoe = 'Zoë.Canary@example.com'
const typed = 'ZOE.canary@EXAMPLE.com'

let site: TestSite
let db: Database
let calls: ReturnType<typeof adminCalls>
const time = movableClock()
const settings = { adminEmails: [ada], sampleContent: false, mailToConsole: false, trustProxy: 1 }

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
  expect((await calls.post(`/enquiries/${enquiry}/notes`, { text: `See ${typed}!` })).status).toBe(
    201,
  )
}

async function addNewsletter(): Promise<void> {
  const from = { 'x-forwarded-for': '10.0.1.1' }
  const subscribed = await site.postJson('/api/user/v1/newsletter/subscribe', { email: zoe }, from)
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
    .values({ id: 'r', draft_number: number, ...text, body, ...by, outcome: 'resolved', ...times })
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

it('finds and erases all that is stored about a person, whatever its spelling, and nothing else', async () => {
  const first = await enquire('Zoë', zoe, 'canary-form')
  await calls.post(`/enquiries/${first}/notes`, { text: 'canary-note' })
  const reply = { text: 'canary-reply', lastMessageId: null }
  expect((await calls.post(`/enquiries/${first}/replies`, reply)).status).toBe(201)
  await writeDown({ name: 'Zoë', message: `canary-call, writes from ${typed}.` })
  await writeDown({ name: 'Zoe', message: 'canary-same-number' })
  await writeDown({ name: 'Max', message: 'stays: same number, another name' })
  const other = await enquire('Bo', 'bo@example.com', 'stays: of Bo')
  await addConversation(other)
  await addNewsletter()
  await addRemark()
  // The confirmation and the reply become files; the mail that was given up stays a row.
  const waiting = () => db.selectFrom('mail_outbox').select('id').execute()
  await expect.poll(waiting).toEqual([])
  expect(await outbox()).toHaveLength(3 + 1)
  const mail = { recipient: zoe, subject: 'canary-given-up', text: '', html: '', attempts: 20 }
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, id: 'o', created_at: at(), next_attempt_at: '9999' })
    .execute()

  const response = await calls.get(`/persons?email=${encodeURIComponent(typed)}`)
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
  const data = (await response.json()) as PersonData
  expect(data.email).toBe(typed)
  expect(data.enquiries.map(({ message }) => message).toSorted()).toEqual([
    `canary-call, writes from ${typed}.`,
    'canary-form',
    'canary-same-number',
  ])
  const { thread } = data.enquiries.find(({ _id }) => _id === first)!
  expect(thread.map(({ text }) => text)).toEqual(['canary-note', 'canary-reply'])
  expect(data.subscription).toEqual({ requestedAt: at(), confirmedAt: at(), consent: null })
  expect(data.issues).toEqual([{ subject: 'Winter', at: at() }])
  expect(data.mails.map(({ subject, text }) => text ?? subject)).toEqual(
    expect.arrayContaining(['canary-mail', 'canary-given-up']),
  )
  expect(data.mails).toHaveLength(2 + 2)
  expect(data.remarks).toMatchObject([
    { author: zoe, body: `stays: ask ${typed}`, closedBy: zoe },
    { author: zoe, body: 'stays: done' },
  ])
  expect(await newestAct()).toMatchObject({ action: 'exported', kind: 'enquiry', title: '' })

  const erased = await calls.remove('/persons', { email: typed })
  expect(await erased.json()).toEqual({ enquiries: 3, subscriptions: 1, mails: 4 })
  const bytes = await everyByte()
  expect(/.{60}(?:canary|example\.com\.pdf).{60}/is.exec(bytes)?.[0]).toBeUndefined()
  for (const left of [
    'stays: of Bo',
    'same number, another name',
    'Write to <[erased]>.',
    'See [erased]!',
    'stays: ask [erased]',
    'stays: done',
  ])
    expect(bytes).toContain(left)
  expect(await newestAct()).toMatchObject({ action: 'erased', kind: 'enquiry', by: { email: ada } })
  const search = (await (await calls.get('/enquiries?folder=all&query=zoe.canary')).json()) as []
  expect(search).toEqual([])

  const again = await calls.remove('/persons', { email: zoe })
  expect(await again.json()).toEqual({ enquiries: 0, subscriptions: 0, mails: 0 })
  const nothing = (await (await calls.get(`/persons?email=${zoe}`)).json()) as PersonData
  const none = { enquiries: [], subscription: null, issues: [], mails: [], remarks: [] }
  expect(nothing).toEqual({ email: zoe, ...none })
})

it('refuses colleagues, and what is no address', async () => {
  expect(await refusal(await calls.remove('/persons', { email: 'ÁDA@example.org' }))).toBe(
    '409 Remove this person from the people first.',
  )
  for (const [email, message] of [
    ['', 'Email is required.'],
    ['zoe', 'Enter a valid email address.'],
  ]) {
    const expected = { message, field: 'email' }
    for (const response of [
      await calls.get(`/persons?email=${email}`),
      await calls.remove('/persons', { email }),
    ]) {
      expect([response.status, await response.json()]).toEqual([400, expected])
    }
  }
  expect((await calls.get('/persons')).status).toBe(400)
})

it('goes on at the next start with an erasure that was interrupted, and spares what came later', async () => {
  await enquire('Zoë', zoe, 'canary-interrupted')
  const erasing = calls.remove('/persons', { email: zoe })
  await (await erasing).json()
  await enquire('Zoë', zoe, 'she wrote again')
  // As it is when the process ends before the rows are gone: only the list knows.
  await db.updateTable('erasures').set({ done: 0 }).execute()
  const before = new Date(time.clock().getTime() - 100 * day).toISOString()
  const row = { id: 'old', name: 'Zoë', email: typed, message: 'canary-left', created_at: before }
  await db.insertInto('enquiries').values(row).execute()
  const { dataDir } = site
  const second = await startTestSite({ ...settings, dataDir }, { clock: time.clock })
  const messages = async () =>
    (
      await db
        .selectFrom('enquiries')
        .select('message')
        .where('email', 'in', [zoe, typed])
        .execute()
    ).map(({ message }) => message)
  await expect.poll(messages).toEqual(['she wrote again'])
  await second.stop()
})
