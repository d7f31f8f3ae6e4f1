// Conversation entries: replies and mails from one table, notes from another.
import { type InferResult, sql } from 'kysely'
import { type DeskEntry, inMailboxOnly } from '../../../shared/desk.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { maxAttempts } from '../../mail/mail-queue.ts'
import type { KeptFile } from '../incoming/kept-files.ts'
import { namedPerson, personName } from './desk-item.ts'

/** An entry's position in its conversation. */
type Place = { at: string; id: string }

export const entryNotFound = () => new HttpError(404, 'Entry not found')

/** Selects replies and mails before a position, newest first. */
export const selectMails = (db: Database, enquiryId: string, before?: Place) =>
  db
    .selectFrom('enquiry_mails as entry')
    .leftJoin('people', 'people.id', 'entry.person_id')
    .leftJoin('mail_outbox as waiting', 'waiting.id', 'entry.id')
    .select(['entry.id', 'entry.direction', 'entry.from_address', 'entry.text', 'entry.kept'])
    .select([
      'entry.attachments',
      'entry.files',
      'entry.joined',
      'entry.auto',
      'entry.at',
      'entry.person_id',
      'entry.failed',
    ])
    .select(['entry.failure', 'waiting.attempts', personName.as('person_name')])
    .where('entry.enquiry_id', '=', enquiryId)
    // The message of the enquiry stands before its conversation.
    .where('entry.opening', '=', 0)
    .$if(before !== undefined, (query) => query.where(isBefore(before!)))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')

/** Selects notes before a position, newest first. */
export const selectNotes = (db: Database, enquiryId: string, before?: Place) =>
  db
    .selectFrom('enquiry_notes as entry')
    .leftJoin('people', 'people.id', 'entry.person_id')
    .select(['entry.id', 'entry.text', 'entry.at', 'entry.person_id'])
    .select(personName.as('person_name'))
    .where('entry.enquiry_id', '=', enquiryId)
    .$if(before !== undefined, (query) => query.where(isBefore(before!)))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')

const isBefore = ({ at, id }: Place, table = 'entry') =>
  sql<boolean>`(${sql.ref(`${table}.at`)}, ${sql.ref(`${table}.id`)}) < (${at}, ${id})`

/** Throws 404 if the conversation has no such entry. */
export async function placeOf(db: Database, enquiryId: string, id: string): Promise<Place> {
  for (const table of ['enquiry_mails', 'enquiry_notes'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- mostly a mail
    const place = await db
      .selectFrom(table)
      .select(['id', 'at'])
      .where('id', '=', id)
      .where('enquiry_id', '=', enquiryId)
      .executeTakeFirst()
    if (place) return place
  }
  throw entryNotFound()
}

export async function countBefore(
  db: Database,
  enquiryId: string,
  { at, _id: id }: DeskEntry,
): Promise<number> {
  let sum = 0
  for (const table of ['enquiry_mails', 'enquiry_notes'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two of them
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('enquiry_id', '=', enquiryId)
      .$if(table === 'enquiry_mails', (query) => query.where(sql<boolean>`opening = 0`))
      .where(isBefore({ at, id }, table))
      .executeTakeFirstOrThrow()
    sum += count
  }
  return sum
}

export const mailEntry = (
  mail: InferResult<ReturnType<typeof selectMails>>[number],
): DeskEntry => ({
  _id: mail.id,
  kind: mail.direction === 'out' ? 'reply' : 'mail',
  text: mail.kept === 1 ? mail.text : inMailboxOnly,
  kept: mail.kept === 1,
  shortened: false,
  at: mail.at,
  by: mail.person_id === null ? null : namedPerson(mail.person_id, mail.person_name),
  from: mail.direction === 'in' ? mail.from_address : null,
  auto: mail.auto === 1,
  attachments: JSON.parse(mail.attachments) as string[],
  files: shownFiles(mail.files),
  joined: mail.joined === 1,
  delivery: mail.direction === 'out' ? deliveryOf(mail) : null,
  failure: mail.failed === 1 ? mail.failure : null,
})

/** The files of a mail as staff see them. */
export const shownFiles = (files: string): DeskEntry['files'] =>
  (JSON.parse(files) as KeptFile[]).map(({ n, name, size }) => ({ n, name, size }))

export const noteEntry = (
  note: InferResult<ReturnType<typeof selectNotes>>[number],
): DeskEntry => ({
  _id: note.id,
  kind: 'note',
  text: note.text,
  kept: true,
  shortened: false,
  at: note.at,
  by: namedPerson(note.person_id, note.person_name),
  from: null,
  auto: false,
  attachments: [],
  files: [],
  joined: false,
  delivery: null,
  failure: null,
})

/** A mail that was sent has no row in the outbox. */
export function deliveryOf({ failed, attempts }: { failed: number; attempts: number | null }) {
  if (failed === 1) return 'failed'
  if (attempts === null) return 'sent'
  return attempts >= maxAttempts ? 'failed' : 'waiting'
}
