import { findWordPage, isSameValue, valuesOf, wordPages } from '../../content/words/word-pages.ts'
import type { SlotPage } from '../../content/words/slot.ts'
import type { WordChange, WordField, WordPage, WordPageItem } from '../../shared/words.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { changeContent } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import { joinedDrafts, stateOf } from '../records/draft-row.ts'
import { lockSeenDraft } from '../records/record-history.ts'
import { readSiteWords } from '../database/site-words.ts'
import { createWordWriter } from './word-writer.ts'

export type Words = ReturnType<typeof createWords>

/** Lists, reads and changes the site's words. */
export function createWords(db: Database, clock: Clock) {
  const { write, publisher } = createWordWriter(clock)

  async function find(key: string): Promise<WordPage> {
    const page = pageAt(key)
    const { updated_at } = await db
      .selectFrom('word_pages')
      .select('updated_at')
      .where('id', '=', key)
      .executeTakeFirstOrThrow(notFound)
    const { title, address } = page
    return { key, title, address, fields: await fieldsOf(page), updatedAt: updated_at }
  }

  async function fieldsOf(page: SlotPage): Promise<WordField[]> {
    const values = valuesOf(page, await readSiteWords(db))
    return page.slots.map(
      ({ options, ...slot }) =>
        ({
          ...slot,
          ...(options && { options: [...options] }),
          ...values[slot.name]!,
        }) as WordField,
    )
  }

  return {
    async list(): Promise<WordPageItem[]> {
      const rows = await db.selectFrom('word_pages').selectAll().execute()
      const drafts = await joinedDrafts(db)
        .selectAll('drafts')
        .where('drafts.kind', '=', 'words')
        .execute()
      const words = await readSiteWords(db)
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      const stateAt = new Map(drafts.map((row) => [row.live_id, stateOf(row)]))
      return wordPages.flatMap((page) => {
        const { key, title, address } = page
        const row = rowOf.get(key)
        if (!row) return []
        const state = stateAt.get(key)
        const differing = Object.values(valuesOf(page, words)).filter(
          ({ value, initial }) => !isSameValue(value, initial),
        )
        return [
          {
            key,
            title,
            address,
            state: state === 'changed' || state === 'scheduled' ? state : ('published' as const),
            changed: differing.length,
            updatedAt: row.updated_at,
            updatedBy: row.updated_by,
          },
        ]
      })
    },

    find,

    /**
     * Changes the named fields. Throws 400 for what breaks a rule, 403, 404, and 409 for a page or draft
     * that has changed since.
     */
    async update(
      key: string,
      { values, updatedAt, draft, hard = false }: WordChange,
      { by, permit }: Asker,
    ): Promise<WordPage> {
      const page = pageAt(key)
      await changeContent(db, async (trx) => {
        await permit(trx)
        const before = await lockRecord(trx, 'word_pages', key, updatedAt)
        if (!before) throw notFound()
        const seen = await lockSeenDraft(trx, 'words', draft)
        const own = seen?.live_number === before.number ? seen : undefined
        const at = nextTimestamp(clock, before.updated_at)
        const asked = { page, values, hard, by, named: by, draft: own }
        const breach = await write(trx, asked, at)
        if (breach) {
          const { message, field } = breach
          const status = 'forbidden' in breach ? 403 : 400
          throw new HttpError(status, message, field === undefined ? {} : { field })
        }
      })
      return find(key)
    },

    publisher,
  }
}

const notFound = () => new HttpError(404, 'Page not found')

function pageAt(key: string): SlotPage {
  const page = findWordPage(key)
  if (!page) throw notFound()
  return page
}
