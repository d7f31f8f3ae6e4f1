import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, type Logger, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type PoolFigures = { open: number; idle: number; waiting: number; refused: number }
export type DatabaseFigures = { failures: number; pool?: (() => PoolFigures) | undefined }
type Watched = DatabaseFigures & { log?: Pick<FastifyBaseLogger, 'warn'> }

const slowMs = 200

const known = new WeakMap<Kysely<Tables>, Watched>()

/** Throws if the database does not respond. */
export async function assertResponding(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Opens a database that counts failed statements and can log slow ones. */
export function openWatched(
  open: (log: Logger) => Kysely<Tables>,
  pool?: () => PoolFigures,
): Kysely<Tables> {
  const figures: Watched = { failures: 0, pool }
  const db = open(({ level, query, queryDurationMillis }) => {
    if (level === 'error') figures.failures += 1
    if (queryDurationMillis < slowMs) return
    // Only the SQL: the parameters hold the data.
    const statement = query.sql.replaceAll(/\s+/g, ' ').slice(0, 500)
    figures.log?.warn({ ms: Math.round(queryDurationMillis), statement }, 'slow statement')
  })
  known.set(db, figures)
  return db
}

/** Logs every slow statement from now on. */
export function noteSlowStatements(db: Kysely<Tables>, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const watched = known.get(db)
  if (watched) watched.log = log
}

/** Returns undefined for a database not opened with `openWatched`. */
export function databaseFigures(db: Kysely<Tables>): DatabaseFigures | undefined {
  return known.get(db)
}
