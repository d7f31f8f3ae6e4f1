import { currentWords, wordsSavedAt, setWords } from '../../content/words/live.ts'
import { wordPages } from '../../content/words/word-pages.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { ContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { readSiteWords } from '../database/site-words.ts'

/** Adds the rows of pages that the program has and the database lacks. */
async function addPages(db: Database, clock: Clock): Promise<void> {
  const known = await db.selectFrom('word_pages').select('id').execute()
  const ids = new Set(known.map(({ id }) => id))
  const missing = wordPages.filter(({ key }) => !ids.has(key))
  if (missing.length === 0) return
  const now = clock().toISOString()
  await inTransaction(db, async (trx) => {
    skipAudit(trx, ['word_pages'], 'the program has these pages')
    await trx
      .insertInto('word_pages')
      .values(missing.map(({ key }) => ({ id: key, created_at: now, updated_at: now })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** Keeps the words of this process as those of the database. */
export function createWordStore(db: Database, clock: Clock) {
  let known = JSON.stringify([{}, []])
  let loading = Promise.resolve()

  async function load(): Promise<void> {
    const words = await readSiteWords(db)
    const rows = await db
      .selectFrom('word_pages')
      .select(['id', 'updated_at'])
      .where('updated_by', '!=', '')
      .execute()
    const saved = rows.map(({ id, updated_at }): [string, string] => [id, updated_at])
    const next = JSON.stringify([words, saved])
    if (next === known) return
    known = next
    setWords(words, new Map(saved))
  }

  /** One after the other, so that an older state never replaces a newer one. */
  function loadNext(): Promise<void> {
    const next = loading.then(load)
    loading = next.catch(() => undefined)
    return next
  }

  return {
    async start(contentVersion: Pick<ContentVersion, 'beforeChange'>): Promise<void> {
      await addPages(db, clock)
      // A process may serve one site after another.
      setWords({})
      await loadNext()
      contentVersion.beforeChange(loadNext)
    },

    current: currentWords,
    savedAt: wordsSavedAt,
  }
}

export type WordStore = ReturnType<typeof createWordStore>
