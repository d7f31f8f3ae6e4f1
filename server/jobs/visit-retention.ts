import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

const tables = [
  { table: 'visit_days', key: ['day', 'path'] },
  { table: 'visit_sources', key: ['day', 'host'] },
  { table: 'page_votes', key: ['day', 'path'] },
  { table: 'assistant_days', key: ['day', 'agent', 'path'] },
] as const

/** Deletes what was counted on days that are too long ago. */
export async function purgeVisits(db: Database, now: Date): Promise<void> {
  const first = monthsBefore(now, limits.figures.months).slice(0, 10)
  for (const past of tables) await deletePast(db, { ...past, isPast: sql`day < ${first}` })
}

export async function hasVisits(db: Database): Promise<boolean> {
  return (await db.selectFrom('visit_days').select('day').limit(1).executeTakeFirst()) !== undefined
}
