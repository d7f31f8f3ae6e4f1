// Stores which sections of a page a doctor has marked as read, over any number of visits to a review link.
import type { Database } from '../database/database.ts'
import { type SignedSection, sectionsOf } from '../review-state/sections.ts'
import type { SignedText } from '../review-state/signed-text.ts'

/** `changed`: marked as read, but the text has changed since. */
export type LinkedSection = SignedSection & { state: 'unread' | 'read' | 'changed' }

/** A section as the doctor saw it. */
export type SeenSection = Pick<SignedSection, 'id' | 'hash'>

export type Reading = {
  /** Empty where the page is not divided into sections. */
  sections: LinkedSection[]
  /** Whether a section that was marked is gone or has another heading. */
  lostSections: boolean
}

/** Returns the sections of a page with their state. A section that moved stays read. */
export async function readingOf(
  db: Database,
  requestId: string,
  text: SignedText,
): Promise<Reading> {
  const sections = sectionsOf(text)
  const marks = await db
    .selectFrom('read_sections')
    .select(['section', 'hash'])
    .where('request_id', '=', requestId)
    .execute()
  const read = new Set(marks.map(({ hash }) => hash))
  const present = new Set(sections.map(({ hash }) => hash))
  const changed = new Set(
    marks.filter(({ hash }) => !present.has(hash)).map(({ section }) => section),
  )
  return {
    sections: sections.map((section) => {
      const state = read.has(section.hash) ? 'read' : changed.has(section.id) ? 'changed' : 'unread'
      return { ...section, state }
    }),
    lostSections: [...changed].some((id) => sections.every((section) => section.id !== id)),
  }
}

/**
 * Marks a section as read or unread. Returns false if its text is not the one that the doctor saw. The caller must
 * have locked the request.
 */
export async function markSection(
  trx: Database,
  requestId: string,
  text: SignedText,
  { id, hash, isRead }: SeenSection & { isRead: boolean },
): Promise<boolean> {
  const sections = sectionsOf(text)
  if (!sections.some((section) => section.id === id && section.hash === hash)) return false
  const present = sections.map((section) => section.hash)
  await trx
    .deleteFrom('read_sections')
    .where('request_id', '=', requestId)
    .where((eb) =>
      eb.or([eb('hash', '=', hash), eb('section', '=', id).and('hash', 'not in', present)]),
    )
    .execute()
  if (!isRead) return true
  await trx
    .insertInto('read_sections')
    .values({ request_id: requestId, section: id, hash })
    .execute()
  return true
}
