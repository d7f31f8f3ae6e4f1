import type { Kysely, Logger } from 'kysely'
import type { Tables } from './tables.ts'

export type PoolFigures = { open: number; idle: number; waiting: number; refused: number }
export type DatabaseFigures = { failures: number; pool?: (() => PoolFigures) | undefined }

const known = new WeakMap<Kysely<Tables>, DatabaseFigures>()

/** Opens a database whose failed statements are counted. */
export function openWatched(
  open: (log: Logger) => Kysely<Tables>,
  pool?: () => PoolFigures,
): Kysely<Tables> {
  const figures: DatabaseFigures = { failures: 0, pool }
  const db = open(({ level }) => {
    if (level === 'error') figures.failures += 1
  })
  known.set(db, figures)
  return db
}

/** Undefined for a database that nobody watches. */
export function databaseFigures(db: Kysely<Tables>): DatabaseFigures | undefined {
  return known.get(db)
}
