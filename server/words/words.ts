import type { PageWords, WordValue } from '../../content/words/live.ts'
import {
  changeWords,
  findWordPage,
  isSameValue,
  valuesOf,
  wordPages,
} from '../../content/words/word-pages.ts'
import type { SlotPage } from '../../content/words/slot.ts'
import type { WordChange, WordPage, WordPageItem } from '../../shared/words.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { changeContent } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import { readSiteWords } from './word-store.ts'

export type Words = ReturnType<typeof createWords>

/** Lists, reads and changes the site's words. */
export function createWords(db: Database, clock: Clock) {
  async function find(key: string): Promise<WordPage> {
    const page = pageAt(key)
    const { updated_at } = await db
      .selectFrom('word_pages')
      .select('updated_at')
      .where('id', '=', key)
      .executeTakeFirstOrThrow(notFound)
    return pageJson(page, await readSiteWords(db), updated_at)
  }

  return {
    async list(): Promise<WordPageItem[]> {
      const rows = await db.selectFrom('word_pages').selectAll().execute()
      const words = await readSiteWords(db)
      const byKey = new Map(rows.map((row) => [row.id, row]))
      return wordPages.flatMap(({ key, title, address }) => {
        const row = byKey.get(key)
        if (!row) return []
        const changed = Object.keys(words[key] ?? {}).length
        const { updated_at: updatedAt, updated_by: updatedBy } = row
        return [{ key, title, address, state: 'published' as const, changed, updatedAt, updatedBy }]
      })
    },

    find,

    /** Changes the named fields. Throws 400 for what breaks a rule, 404, and 409 for a page changed since. */
    async update(key: string, change: WordChange, { by, permit }: Asker): Promise<WordPage> {
      const page = pageAt(key)
      await changeContent(db, async (trx) => {
        await permit(trx)
        const before = await lockRecord(trx, 'word_pages', key, change.updatedAt)
        if (!before) throw notFound()
        const words = await readSiteWords(trx)
        const known = new Set(page.slots.map(({ name }) => name))
        for (const field of Object.keys(change.values)) {
          if (!known.has(field)) throw new HttpError(400, 'This field is not known.', { field })
        }
        const values = change.values as Record<string, WordValue | null>
        const next = withoutUnchanged(page, changeWords(words, key, values)[key] ?? {})
        const updated_at = nextTimestamp(clock, before.updated_at)
        await trx.deleteFrom('site_words').where('page', '=', key).execute()
        const rows = Object.entries(next).map(([field, value]) => ({
          page: key,
          field,
          value: JSON.stringify(value),
        }))
        if (rows.length > 0) await trx.insertInto('site_words').values(rows).execute()
        await trx
          .updateTable('word_pages')
          .set({ updated_at, updated_by: by })
          .where('id', '=', key)
          .execute()
        await recordAudit(trx, {
          at: updated_at,
          by,
          action: 'changed',
          kind: 'site',
          record: key,
          title: page.title,
          fields: Object.keys(change.values),
        })
      })
      return find(key)
    },
  }
}

const notFound = () => new HttpError(404, 'Page not found')

function pageAt(key: string): SlotPage {
  const page = findWordPage(key)
  if (!page) throw notFound()
  return page
}

/** Drops fields whose value is the program's, so that they follow it. */
function withoutUnchanged(page: SlotPage, changed: PageWords): PageWords {
  const program = valuesOf(page, {})
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => !isSameValue(value, program[name]?.initial)),
  )
}

function pageJson(
  page: SlotPage,
  words: Parameters<typeof valuesOf>[1],
  updatedAt: string,
): WordPage {
  const { key, title, address, slots } = page
  const values = valuesOf(page, words)
  const fields = slots.map((slot) => ({
    ...slot,
    options: slot.options && [...slot.options],
    ...values[slot.name]!,
  }))
  return { key, title, address, fields: fields as unknown as WordPage['fields'], updatedAt }
}
