// What a patient who writes endlessly can do to the desk, and what reading the conversation writes.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DeskEnquiry } from '../../shared/desk.ts'
import { createMailIntake, isPostgres } from '../support/site/built-program.ts'
import { type DeskSite, startDeskSite } from '../support/site/desk-site.ts'
import { minute } from '../support/site/movable-clock.ts'

let site: DeskSite
let id: string

beforeAll(async () => {
  site = await startDeskSite()
})
beforeEach(async () => {
  await site.clear()
  id = await site.enquire()
  await site.reply(id, { text: 'Please bring your splint.' })
})
afterAll(() => site.stop())

const from = 'zoe@example.com'
const inMailbox = 'In the mailbox only'

async function take(name: string, text: string, isRead = true): Promise<void> {
  const { message_id } = await site.db
    .selectFrom('enquiry_mails')
    .select('message_id')
    .where('direction', '=', 'out')
    .executeTakeFirstOrThrow()
  const mail = {
    messageId: `<${name}@example.com>`,
    from,
    answers: [message_id],
    isAuto: false,
    isUnasked: false,
    fromName: '',
    subject: '',
  }
  const read = { ...mail, report: undefined, text, attachments: [], isRead }
  const { result } = await createMailIntake(site.db, site.time.clock, site.settings).take(read)
  expect(result).toBe('added')
}

/** Rows as the mail intake left them, older than all others. */
async function addOld(count: number, kept: 0 | 1): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: `old${number}`, enquiry_id: id, direction: 'in' as const, message_id: `<o${number}>` },
    ...{ from_address: from, text: kept ? `old ${number}` : '', kept, person_id: null },
    ...{ bounce_id: null, at: `2020-01-01T00:00:00.${String(number).padStart(5, '0')}Z` },
  }))
  for (let first = 0; first < count; first += 500)
    await site.db
      .insertInto('enquiry_mails')
      .values(rows.slice(first, first + 500))
      .execute()
}

async function look(before = ''): Promise<{ enquiry: DeskEnquiry; bytes: number }> {
  const response = await site.desk.get(`/enquiries/${id}${before && `?before=${before}`}`)
  const text = await response.text()
  return { enquiry: JSON.parse(text) as DeskEnquiry, bytes: Buffer.byteLength(text) }
}

it('a flood leaves the newest words of the patient, all of ours, and names; each look is small', async () => {
  const long = 'Zähne und Kiefer. '.repeat(2000).slice(0, 19_000)
  for (let number = 100; number < 160; number += 1) await take(`m${number}`, `${number} ${long}`)
  const { enquiry, bytes } = await look()
  expect(bytes).toBeLessThan(300_000)
  expect(enquiry.thread).toHaveLength(50)
  expect(enquiry.earlier).toBe(11)
  expect(enquiry.thread.at(-1)).toMatchObject({ shortened: false, kept: true })
  const shortened = enquiry.thread.findLastIndex((entry) => entry.shortened)
  const whole = await look(enquiry.thread[shortened + 1]!._id)
  expect(whole.enquiry.thread.at(-1)!.text).toHaveLength(19_004)

  const { thread, earlier } = (await look(enquiry.thread[0]!._id)).enquiry
  expect([thread.length, earlier]).toEqual([11, 0])
  expect(thread[0]).toMatchObject({ kind: 'reply', text: 'Please bring your splint.' })
  expect(thread[1]).toMatchObject({ kind: 'mail', kept: false, text: inMailbox, from })
  const stored = await site.db
    .selectFrom('enquiry_mails')
    .select(sql<number | string>`sum(octet_length(text))`.as('bytes'))
    .where('direction', '=', 'in')
    .executeTakeFirstOrThrow()
  expect(Number(stored.bytes)).toBeLessThanOrEqual(1_000_000)
  expect(Number(stored.bytes)).toBeGreaterThan(950_000)

  const found = async (words: string) =>
    (await site.items(`folder=all&query=${encodeURIComponent(words)}`)).length
  expect(await found('jaw clicks 159')).toBe(1)
  const { length } = await site.db
    .selectFrom('enquiries')
    .select(sql<number>`length(filter_text)`.as('length'))
    .executeTakeFirstOrThrow()
  expect(length).toBeLessThanOrEqual(1_250_000)
})

it('of many short mails two hundred are kept, and of very many only their number', async () => {
  await addOld(200, 1)
  await site.db
    .updateTable('enquiry_mails')
    .set({ at: '2019-12-01' })
    .where('direction', '=', 'out')
    .execute()
  await take('newest', 'newest')
  const kept = async () =>
    (await site.db.selectFrom('enquiry_mails').select('id').where('kept', '=', 1).execute()).length
  expect(await kept()).toBe(201)
  expect((await look()).enquiry).toMatchObject({ earlier: 152, droppedMails: 0 })
  await site.db.deleteFrom('enquiry_mails').where('direction', '=', 'in').execute()

  await addOld(5001, 0)
  await take('unread', '', false)
  const { thread, earlier, droppedMails } = (await look()).enquiry
  expect([earlier, droppedMails]).toEqual([5001 - 50, 2])
  expect(thread.at(-1)).toMatchObject({ text: inMailbox, kept: false, from })
  expect(await kept()).toBe(1)
  expect((await site.desk.get(`/enquiries/${id}?before=old0`)).status).toBe(404)
})

/** A value that changes with each write but those of who is there. */
async function writes(): Promise<string> {
  const { db } = site
  const { rows } = isPostgres(db)
    ? await sql`select xmin::text, ctid::text from enquiries
        union all select xmin::text, ctid::text from enquiry_reads
        union all select xmin::text, ctid::text from audit_log`.execute(db)
    : await sql`select last_at from enquiry_reads
        union all select count(*) from audit_log
        union all select updated_at from enquiries`.execute(db)
  return JSON.stringify(rows)
}

it('who looks again and again writes nothing, until something is new or minutes have gone', async () => {
  await site.mailsAreOut()
  await site.open(id)
  const before = await writes()
  site.time.move(15_000)
  await site.open(id)
  site.time.move(15_000)
  await site.open(id)
  expect(await writes()).toBe(before)
  await take('new', 'I am back.')
  expect((await site.open(id)).unread).toBe(false)
  const firstAt = (await site.open(id)).reads[0]!.lastAt
  site.time.move(6 * minute)
  expect((await site.open(id)).reads[0]!.lastAt > firstAt).toBe(true)
  await site.open(id, site.colleague)
  const { reads } = await site.open(id)
  expect(reads).toHaveLength(2)
})

it('who looks at a list of patients’ words leaves one row for the folder and minute', async () => {
  await site.db.deleteFrom('audit_log').execute()
  const rows = async () => {
    const found = await site.db.selectFrom('audit_log').selectAll().orderBy('number').execute()
    return found.map(({ action, kind, record_id, title, fields }) =>
      [action, kind, record_id, title, ...(JSON.parse(fields) as string[])].join(' '),
    )
  }
  await Promise.all(
    ['', '?page=1', '?folder=inbox&limit=5'].map((query) => site.desk.get(`/enquiries${query}`)),
  )
  const [list, search] = ['read enquiry   list inbox', 'read enquiry   search inbox']
  expect(await rows()).toEqual([list])
  await site.items('query=clicks')
  await site.items('query=zoe')
  expect(await rows()).toEqual([list, search])
  expect((await site.desk.head('/enquiries?folder=done')).status).toBe(200)
  await site.items('', site.colleague)
  expect(await rows()).toEqual([list, search, 'read enquiry   list done', list])
  site.time.move(minute)
  await site.items()
  expect(await rows()).toHaveLength(5)
})
