import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'

/** Everybody else waits for a batch: hashing 50 articles takes some 50 ms. */
const atOnce = 50

type Place = { created_at: string; number: number }

/** Each derived table with the table it is derived from. */
const sources = {
  blog_filter_texts: { records: 'blogs', key: 'blog_number' },
  blog_text_hashes: { records: 'blogs', key: 'blog_number' },
  doctor_entries: { records: 'doctors', key: 'doctor_number' },
} as const

/**
 * Updates the rows of a derived table that are missing or out of date: those of new and changed records
 * and, after an upgrade, all. Writers don't do this themselves, because an older release may be writing
 * to the same database.
 */
export function createCatchUp(
  db: Database,
  table: keyof typeof sources,
  write: (trx: Database, numbers: number[]) => Promise<void>,
) {
  const { records, key } = sources[table]
  const record = sql<Place & { updated_at: string }>`${sql.table(records)}`.as('record')
  const known = sql<{ updated_at: string }>`${sql.table(table)}`.as('known')
  let checked: number | undefined

  /** Updates one batch. Returns the place of its last record; undefined if none was out of date. */
  async function updateSome(after: Place): Promise<Place | undefined> {
    const outdated = await db
      .selectFrom(record)
      .leftJoin(known, (join) => join.on(sql.ref(`known.${key}`), '=', sql.ref('record.number')))
      .select(['record.created_at', 'record.number'])
      .where(
        sql<boolean>`(record.created_at, record.number) > (${after.created_at}, ${after.number})`,
      )
      .where(sql<boolean>`known.updated_at is distinct from record.updated_at`)
      .orderBy('record.created_at')
      .orderBy('record.number')
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
    const version = await readContentVersion(db)
    if (version === checked) return
    let place: Place | undefined = { created_at: '', number: 0 }
    while (place) {
      // oxlint-disable-next-line no-await-in-loop
      place = await updateSome(place)
      // After an upgrade this may take a while: let other requests run in between.
      // oxlint-disable-next-line no-await-in-loop
      if (place) await afterOthers()
    }
    checked = version
  }
}
