import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { createRetention, openDatabase } from '../support/site/built-program.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { databaseBytes } from '../support/stores/database-bytes.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { erasePerson } from '../support/site/erase-person.ts'

const { clock } = movableClock()
const ago = (days: number) => new Date(clock().getTime() - days * day).toISOString()

let store: TestStore
let db: Database
beforeEach(async () => {
  store = await freshStore()
  db = await openDatabase(store)
})
afterEach(async () => {
  await db.destroy()
  await store.remove()
})

const belongings = [
  'enquiry_mails',
  'enquiry_notes',
  'enquiry_reads',
  'enquiry_drafts',
  'mail_outbox',
] as const

/** An enquiry with everything that can belong to one; each text contains the enquiry's id. */
async function addConversation(id: string, created_at: string, fields: object = {}): Promise<void> {
  const [enquiry_id, person_id, at] = [id, 'p', ago(1)]
  const email = `canary-${id}@example.org`
  const written = { id, name: id, email, message: `canary-${id}-message`, filter_text: null }
  await db
    .insertInto('enquiries')
    .values({ ...written, created_at, ...fields })
    .execute()
  const mail = { direction: 'in' as const, from_address: email, person_id: null, bounce_id: null }
  await db
    .insertInto('enquiry_mails')
    .values({ ...mail, id, enquiry_id, message_id: `<${id}@x>`, text: `canary-${id}-mail`, at })
    .execute()
  const text = (what: string) => `canary-${id}-${what}`
  await db
    .insertInto('enquiry_notes')
    .values({ id, enquiry_id, person_id, at, text: text('note') })
    .execute()
  await db
    .insertInto('enquiry_reads')
    .values({ enquiry_id, person_id, first_at: at, last_at: at })
    .execute()
  await db
    .insertInto('enquiry_drafts')
    .values({ enquiry_id, person_id, at, text: text('draft') })
    .execute()
  const waiting = { id, enquiry_id, recipient: email, subject: 'x', next_attempt_at: ago(-1) }
  await db
    .insertInto('mail_outbox')
    .values({ ...waiting, text: text('waiting'), html: text('html'), created_at: at })
    .execute()
}

const enquiriesIn = async (table: (typeof belongings)[number]) =>
  (await db.selectFrom(table).select('enquiry_id').orderBy('enquiry_id').execute()).map(
    ({ enquiry_id }) => enquiry_id,
  )

it('whole conversations go after 24 months, spam after 30 days, in the files as well', async () => {
  const spam = { state: 'spam', spam_reason: 'links' }
  await addConversation('old', ago(740))
  await addConversation('oldspam', ago(40), { ...spam, spam_at: ago(31) })
  await addConversation('kept', ago(700))
  await addConversation('keptspam', ago(40), { ...spam, spam_at: ago(29) })
  expect((await createRetention(db, clock).purge()).enquiries).toBe(2)
  for (const table of belongings) expect(await enquiriesIn(table)).toEqual(['kept', 'keptspam'])
  const bytes = (await databaseBytes(store.dataDir)).toString('latin1')
  expect(bytes.match(/canary-old[a-z-]*/g)).toBeNull()
  expect(bytes).toContain('canary-kept-message')
})

it('as many as there are go, a few at a time, and the log tells of it once', async () => {
  const written = { name: 'A', email: 'a@example.org', message: 'x'.repeat(2000) }
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    ...written,
    id: `many-${index}`,
    created_at: ago(740),
  }))
  for (let at = 0; at < rows.length; at += 400) {
    await db
      .insertInto('enquiries')
      .values(rows.slice(at, at + 400))
      .execute()
  }
  expect((await createRetention(db, clock).purge()).enquiries).toBe(1200)
  const told = await db.selectFrom('audit_log').select(['action', 'kind']).execute()
  expect(told).toEqual([{ action: 'erased', kind: 'enquiry' }])
})

it('drafts of replies go after 30 days, and their enquiry stays', async () => {
  await addConversation('one', ago(60))
  await addConversation('two', ago(60))
  await db
    .updateTable('enquiry_drafts')
    .set({ at: ago(31) })
    .where('enquiry_id', '=', 'one')
    .execute()
  await createRetention(db, clock).purge()
  expect(await enquiriesIn('enquiry_drafts')).toEqual(['two'])
  expect(await enquiriesIn('enquiry_mails')).toEqual(['one', 'two'])
  expect((await databaseBytes(store.dataDir)).includes('canary-one-draft')).toBe(false)
})

it('who wrote into somebody else’s conversation is forgotten there as well', async () => {
  await addConversation('one', ago(60))
  await db.updateTable('enquiry_mails').set({ from_address: 'Relative@example.org' }).execute()
  expect(await erasePerson({ ...store, db, clock }, 'relative@example.org')).toBe(1)
  expect(await enquiriesIn('enquiry_mails')).toEqual([])
  expect(await enquiriesIn('enquiry_notes')).toEqual(['one'])
  expect((await databaseBytes(store.dataDir)).includes('canary-one-mail')).toBe(false)
})
