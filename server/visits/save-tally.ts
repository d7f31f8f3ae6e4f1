import { type Insertable, sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { VisitTables } from '../database/visit-tables.ts'
import { sumOf } from './sum-of.ts'
import { type DayTally, otherSource, type Tally } from './tally.ts'

/** The columns of each table that identify a row, and those that are added up. */
const columns = {
  visit_days: { key: ['day', 'path'], counts: ['views', 'visits'] },
  visit_months: { key: ['month', 'path'], counts: ['views', 'visits'] },
  visit_totals: { key: ['day'], counts: ['views', 'visits'] },
  visit_sources: { key: ['day', 'host'], counts: ['visits'] },
  page_votes: { key: ['day', 'path'], counts: ['yes', 'no'] },
  assistant_days: { key: ['day', 'agent'], counts: ['fetches'] },
} as const

/** Rows per statement: databases limit the number of values. */
const rowsAtOnce = 1000

/**
 * Adds what was counted to the stored totals, in one transaction. Rows are written in the order of their keys, so
 * that instances that save at the same moment wait for each other instead of blocking each other.
 */
export async function saveTally(db: Database, tally: Tally): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [day, { pages, sources, votes, assistants }] of sorted(tally)) {
      const views = sorted(pages).map(([path, page]) => ({ path, ...page }))
      const month = day.slice(0, 7)
      await add(
        trx,
        'visit_days',
        views.map((page) => ({ day, ...page })),
      )
      await add(
        trx,
        'visit_months',
        views.map((page) => ({ month, ...page })),
      )
      if (views.length > 0) await add(trx, 'visit_totals', [{ day, ...sumOf(views) }])
      await add(trx, 'visit_sources', await sourceRows(trx, day, sources))
      const answers = sorted(votes).map(([path, page]) => ({ day, path, ...page }))
      await add(trx, 'page_votes', answers)
      const fetched = sorted(assistants).map(([agent, fetches]) => ({ day, agent, fetches }))
      await add(trx, 'assistant_days', fetched)
    }
  })
}

/** Inserts the rows, or adds their numbers to the rows with the same key. */
async function add<Table extends keyof VisitTables>(
  trx: Database,
  table: Table,
  rows: Insertable<VisitTables[Table]>[],
): Promise<void> {
  const { key, counts } = columns[table]
  const sums = counts.map((column) => {
    const name = sql.ref(column)
    return sql`${name} = ${sql.table(table)}.${name} + excluded.${name}`
  })
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const values = rows.slice(at, at + rowsAtOnce).map((row) => {
      const cells = row as Record<string, string | number>
      return sql`(${sql.join([...key, ...counts].map((column) => cells[column]))})`
    })
    await sql`
      insert into ${sql.table(table)} (${sql.join([...key, ...counts].map((name) => sql.ref(name)))})
      values ${sql.join(values)}
      on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(sums)}`.execute(
      trx,
    )
  }
}

/**
 * The rows of these sources. A host that has no row yet gets one while the day has room, those with the most visits
 * first; the others are stored as `other`, because anybody can invent hosts.
 */
async function sourceRows(trx: Database, day: string, sources: DayTally['sources']) {
  if (sources.size === 0) return []
  const rows = await trx.selectFrom('visit_sources').select('host').where('day', '=', day).execute()
  const known = new Set(rows.map(({ host }) => host))
  const visitsOf = new Map<string, number>()
  for (const [host, visits] of [...sources].sort(([, one], [, other]) => other - one)) {
    const hasRoom = known.has(host) || known.size < limits.figures.sourcesPerDay
    const source = hasRoom ? host : otherSource
    known.add(source)
    visitsOf.set(source, (visitsOf.get(source) ?? 0) + visits)
  }
  return sorted(visitsOf).map(([host, visits]) => ({ day, host, visits }))
}

function sorted<Key extends string, Value>(entries: Map<Key, Value>): [Key, Value][] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1))
}
