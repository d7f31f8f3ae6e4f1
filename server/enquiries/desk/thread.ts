import type { DeskEntry, DeskEnquiry } from '../../../shared/desk.ts'
import type { Database } from '../../database/database.ts'
import { maxAttempts } from '../../mail/mail-queue.ts'
import { namedPerson, personName } from './desk-item.ts'

/** Replies, mails and notes of a conversation, oldest first; `id`: this entry alone. */
export async function threadOf(db: Database, enquiryId: string, id?: string): Promise<DeskEntry[]> {
  const mails = await db
    .selectFrom('enquiry_mails as mail')
    .leftJoin('people', 'people.id', 'mail.person_id')
    .leftJoin('mail_outbox as waiting', 'waiting.id', 'mail.id')
    .select(['mail.id', 'mail.direction', 'mail.from_address', 'mail.text', 'mail.attachments'])
    .select(['mail.auto', 'mail.at', 'mail.person_id', 'mail.failed', 'waiting.attempts'])
    .select(personName.as('person_name'))
    .where('mail.enquiry_id', '=', enquiryId)
    .$if(id !== undefined, (query) => query.where('mail.id', '=', id!))
    .execute()
  const notes = await db
    .selectFrom('enquiry_notes as note')
    .leftJoin('people', 'people.id', 'note.person_id')
    .select(['note.id', 'note.text', 'note.at', 'note.person_id'])
    .select(personName.as('person_name'))
    .where('note.enquiry_id', '=', enquiryId)
    .$if(id !== undefined, (query) => query.where('note.id', '=', id!))
    .execute()
  const entries: DeskEntry[] = [
    ...mails.map((mail): DeskEntry => ({
      _id: mail.id,
      kind: mail.direction === 'out' ? 'reply' : 'mail',
      text: mail.text,
      at: mail.at,
      by: mail.person_id === null ? null : namedPerson(mail.person_id, mail.person_name),
      from: mail.direction === 'in' ? mail.from_address : null,
      auto: mail.auto === 1,
      attachments: JSON.parse(mail.attachments) as string[],
      delivery: mail.direction === 'out' ? deliveryOf(mail) : null,
    })),
    ...notes.map((note): DeskEntry => ({
      _id: note.id,
      kind: 'note',
      text: note.text,
      at: note.at,
      by: namedPerson(note.person_id, note.person_name),
      from: null,
      auto: false,
      attachments: [],
      delivery: null,
    })),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** A mail that has left has no row in the outbox. */
export function deliveryOf({ failed, attempts }: { failed: number; attempts: number | null }) {
  if (failed === 1) return 'failed'
  if (attempts === null) return 'sent'
  return attempts >= maxAttempts ? 'failed' : 'waiting'
}

/** Who has read the enquiry, and who writes a reply. */
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
