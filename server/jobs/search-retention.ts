import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { daysBefore, monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

/** Deletes figures of searches: those without a text earlier. */
export async function purgeSearches(db: Database, now: Date): Promise<void> {
  const searches = { table: 'search_terms', key: ['day', 'term_hash'] } as const
  const { days, months } = limits.searches
  const dayOf = (time: string) => time.slice(0, 10)
  await deletePast(db, {
    ...searches,
    isPast: sql`text is null and day < ${dayOf(daysBefore(now, days))}`,
  })
  await deletePast(db, { ...searches, isPast: sql`day < ${dayOf(monthsBefore(now, months))}` })
}

export async function hasSearches(db: Database): Promise<boolean> {
  const row = await db.selectFrom('search_terms').select('day').limit(1).executeTakeFirst()
  return row !== undefined
}
