import { sql } from 'kysely'
import { daysAfter } from '../../shared/calendar-day.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

/** How often a text was searched for on a day. `hash`: the keyed hash under which it is counted. */
export type Searches = { day: string; text: string; hash: string; searches: number }

const { perDay, times, days } = limits.searches

/** Adds to the counts of one day. Once a day has as many texts as are stored, others are left out. */
export async function addSearches(
  db: Database,
  day: string,
  searches: readonly Searches[],
): Promise<void> {
  const hashes = searches.map(({ hash }) => hash)
  await inTransaction(db, async (trx) => {
    const { count } = await trx
      .selectFrom('search_terms')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    const rows = await trx
      .selectFrom('search_terms')
      .select('term_hash')
      .where('day', '=', day)
      .where('term_hash', 'in', hashes)
      .execute()
    const known = new Set(rows.map(({ term_hash }) => term_hash))
    const unknown = searches.filter(({ hash }) => !known.has(hash))
    const added = [
      ...searches.filter(({ hash }) => known.has(hash)),
      ...unknown.slice(0, Math.max(0, perDay - count)),
    ]
    if (added.length === 0) return
    await trx
      .insertInto('search_terms')
      // Two instances that write the same rows in the same order never wait for each other in a circle.
      .values(added.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)).map(rowOf))
      .onConflict((conflict) =>
        conflict.columns(['day', 'term_hash']).doUpdateSet({
          searches: sql`search_terms.searches + excluded.searches`,
        }),
      )
      .execute()
  })
}

const rowOf = ({ day, hash, searches }: Searches) => ({
  day,
  searches,
  term_hash: hash,
  text: null,
  found: null,
})

/** Those that were searched for often enough for their texts to be stored. */
export async function frequentAmong(
  db: Database,
  day: string,
  searches: readonly Searches[],
): Promise<Searches[]> {
  const rows = await db
    .selectFrom('search_terms')
    .select('term_hash')
    .where(
      'term_hash',
      'in',
      searches.map(({ hash }) => hash),
    )
    .where('day', '>', daysAfter(day, -days))
    .groupBy('term_hash')
    .having(({ fn }) => fn.sum('searches'), '>=', times)
    .execute()
  const frequent = new Set(rows.map(({ term_hash }) => term_hash))
  return searches.filter(({ hash }) => frequent.has(hash))
}

/** Stores a text with the number of its results, in the rows that made it frequent. */
export async function storeText(
  db: Database,
  { day, text, hash }: Searches,
  found: number,
): Promise<void> {
  await db
    .updateTable('search_terms')
    .set({ text, found })
    .where('term_hash', '=', hash)
    .where('day', '>', daysAfter(day, -days))
    .execute()
}
