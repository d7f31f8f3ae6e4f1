import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import type { ReviewSubject, Subjects } from './subjects.ts'

const atOnce = 100

/**
 * Upgrades signatures that cover words only, made before punctuation and pictures counted. If those words are
 * still the page's words, the signature gets the hash of the page as it is now. No signature ends by this, and
 * from then on punctuation and pictures count for it too.
 */
export async function carryOver(db: Database, subjects: Subjects): Promise<void> {
  const early = await db
    .selectFrom('clinical_reviews')
    .select('content_hash')
    .distinct()
    .where('text_hash', 'is', null)
    .execute()
  if (early.length === 0) return
  const signed = new Set(early.map(({ content_hash }) => content_hash))
  const pages = (await subjects.all()).filter(({ wordsHash }) => signed.has(wordsHash))
  for (let at = 0; at < pages.length; at += atOnce) {
    // oxlint-disable-next-line no-await-in-loop
    await changeContent(db, async (trx) => {
      skipAudit(trx, ['clinical_reviews'], 'what was signed stays the same')
      for (const { kind, id } of pages.slice(at, at + atOnce)) {
        const page = await subjects.find(kind, id, trx)
        if (page) await carryOverOne(trx, page)
      }
    })
  }
}

async function carryOverOne(
  trx: Database,
  { kind, id, createdAt, hash, wordsHash }: ReviewSubject,
): Promise<void> {
  await trx
    .updateTable('clinical_reviews')
    .set({ text_hash: hash })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('subject_created_at', '=', createdAt)
    .where('content_hash', '=', wordsHash)
    .where('text_hash', 'is', null)
    .execute()
}
