// How far a doctor behind a link has read, over as many visits as it takes.
import type { Database } from '../database/database.ts'
import { type SignedSection, sectionsOf } from '../review-state/sections.ts'
import type { SignedText } from '../review-state/signed-text.ts'

/** `changed`: the doctor marked it as read, and its text has changed since. */
export type LinkedSection = SignedSection & { state: 'unread' | 'read' | 'changed' }

/** A section as the doctor saw it. */
export type SeenSection = Pick<SignedSection, 'id' | 'hash'>

export type Reading = {
  /** Empty where the page is not divided into sections. */
  sections: LinkedSection[]
  /** Whether a section that the doctor marked is gone, or has another heading. */
  lostSections: boolean
}

/** The sections of a page, and which of them the doctor has read. A section that moved stays read. */
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
 * Marks a section as read, or no longer. Returns false where its text is not the one that the doctor saw. The caller
 * has locked the request.
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
