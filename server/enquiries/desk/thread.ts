import { type DeskEnquiry, type DeskEntry, oldestFirst } from '../../../shared/desk.ts'
import type { Database } from '../../database/database.ts'
import { limits } from '../../../shared/limits.ts'
import { namedPerson, personName } from './desk-item.ts'
import {
  countBefore,
  entryNotFound,
  mailEntry,
  noteEntry,
  placeOf,
  selectMails,
  selectNotes,
  shownFiles,
} from './entries.ts'
import { shorten } from './shorten-thread.ts'

type Part = Pick<DeskEnquiry, 'thread' | 'earlier'>

/**
 * Returns the newest entries of a conversation, or those before an entry, oldest first. Throws 404 if
 * that entry does not exist.
 */
export async function threadPart(db: Database, enquiryId: string, before?: string): Promise<Part> {
  const end = before === undefined ? undefined : await placeOf(db, enquiryId, before)
  const mails = await selectMails(db, enquiryId, end).limit(limits.desk.look.entries).execute()
  const notes = await selectNotes(db, enquiryId, end).limit(limits.desk.look.entries).execute()
  const newest = [...mails.map(mailEntry), ...notes.map(noteEntry)]
    .toSorted(oldestFirst)
    .slice(-limits.desk.look.entries)
  const [oldest] = newest
  const earlier = oldest ? await countBefore(db, enquiryId, oldest) : 0
  return { thread: shorten(newest), earlier }
}

/** Returns the files of the mail that an enquiry began with. */
export async function openingFiles(db: Database, enquiryId: string): Promise<DeskEnquiry['files']> {
  const mail = await db
    .selectFrom('enquiry_mails')
    .select('files')
    .where('enquiry_id', '=', enquiryId)
    .where('opening', '=', 1)
    .executeTakeFirst()
  return mail ? shownFiles(mail.files) : []
}

/** Returns one entry. Throws 404. */
export async function entryOf(db: Database, enquiryId: string, id: string): Promise<DeskEntry> {
  const mail = await selectMails(db, enquiryId).where('entry.id', '=', id).executeTakeFirst()
  if (mail) return mailEntry(mail)
  const note = await selectNotes(db, enquiryId).where('entry.id', '=', id).executeTakeFirst()
  if (note) return noteEntry(note)
  throw entryNotFound()
}

/** Returns who has read the enquiry, and who is writing a reply. */
export async function readersOf(
  db: Database,
  enquiryId: string,
  personId: string,
): Promise<Pick<DeskEnquiry, 'reads' | 'draft' | 'drafting'>> {
  const reads = await db
    .selectFrom('enquiry_reads as read')
    .leftJoin('people', 'people.id', 'read.person_id')
    .select(['read.person_id', 'read.first_at', 'read.last_at', personName.as('person_name')])
    .where('read.enquiry_id', '=', enquiryId)
    .orderBy('read.first_at')
    .execute()
  const drafts = await db
    .selectFrom('enquiry_drafts as draft')
    .leftJoin('people', 'people.id', 'draft.person_id')
    .select(['draft.person_id', 'draft.text', 'draft.at', personName.as('person_name')])
    .where('draft.enquiry_id', '=', enquiryId)
    .orderBy('draft.at')
    .execute()
  return {
    reads: reads.map(({ person_id, person_name, first_at, last_at }) => ({
      by: namedPerson(person_id, person_name),
      firstAt: first_at,
      lastAt: last_at,
    })),
    draft: drafts.find(({ person_id }) => person_id === personId)?.text ?? null,
    drafting: drafts
      .filter(({ person_id, person_name }) => person_id !== personId && person_name !== null)
      .map(({ person_id, person_name, at }) => ({ by: namedPerson(person_id, person_name), at })),
  }
}
