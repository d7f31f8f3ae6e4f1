import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

const ofDays = [
  { table: 'visit_days', key: ['day', 'path'] },
  { table: 'visit_totals', key: ['day'] },
  { table: 'visit_sources', key: ['day', 'host'] },
  { table: 'page_votes', key: ['day', 'path'] },
  { table: 'assistant_days', key: ['day', 'agent'] },
] as const

/** Deletes what was counted too long ago. */
export async function purgeVisits(db: Database, now: Date): Promise<void> {
  const first = monthsBefore(now, limits.figures.months).slice(0, 10)
  for (const past of ofDays) await deletePast(db, { ...past, isPast: sql`day < ${first}` })
  await deletePast(db, {
    table: 'visit_months',
    key: ['month', 'path'],
    isPast: sql`month < ${first.slice(0, 7)}`,
  })
}

export async function hasVisits(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('visit_totals').select('day').limit(1).executeTakeFirst()) !== undefined
  )
}
