import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'

const atOnce = 200

type Place = { created_at: string; number: number }

/**
 * Writes what a table keeps of each article where it is missing or out of date: of new and changed
 * articles, and after an upgrade of all. That is done here rather than by every writer, because an older
 * version may write to the same database.
 */
export function createCatchUp(
  db: Database,
  table: 'blog_filter_texts' | 'blog_hashes',
  write: (trx: Database, numbers: number[]) => Promise<void>,
) {
  const known = sql<{ blog_number: number; updated_at: string }>`${sql.table(table)}`.as('known')
  let checked: number | undefined

  /** The last of the articles that were looked at; undefined where none was out of date. */
  async function updateSome(after: Place): Promise<Place | undefined> {
    const outdated = await db
      .selectFrom('blogs')
      .leftJoin(known, 'known.blog_number', 'blogs.number')
      .select(['blogs.created_at', 'blogs.number'])
      .where(
        sql<boolean>`(blogs.created_at, blogs.number) > (${after.created_at}, ${after.number})`,
      )
      .where(sql<boolean>`known.updated_at is distinct from blogs.updated_at`)
      .orderBy('blogs.created_at')
      .orderBy('blogs.number')
      .limit(atOnce)
      .execute()
    if (outdated.length === 0) return undefined
    await inTransaction(db, async (trx) => {
      await lockFor(trx, 'content')
      await write(
        trx,
        outdated.map(({ number }) => number),
      )
    })
    return outdated.at(-1)
  }

  return async function update(): Promise<void> {
    const { number } = await db
      .selectFrom('content_version')
      .select('number')
      .executeTakeFirstOrThrow()
    if (number === checked) return
    let place: Place | undefined = { created_at: '', number: 0 }
    while (place) {
      // oxlint-disable-next-line no-await-in-loop
      place = await updateSome(place)
      // After an upgrade this may take a while: other requests get their turn.
      // oxlint-disable-next-line no-await-in-loop
      if (place) await afterOthers()
    }
    checked = number
  }
}
