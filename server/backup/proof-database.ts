import { Client } from 'pg'
import type { Database } from '../database/database.ts'
import { openPatiently } from '../database/postgres/open-postgres.ts'
import { restoreDump } from './postgres-tools.ts'

/**
 * Restores a dump into a database of its own on the same server, does the work there and drops it, as well
 * as one that a killed proof has left. The role of the URL must be allowed to create databases.
 */
export async function inProofDatabase<Result>(
  url: string,
  dump: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Held until the connection ends, so the database below is nobody else's.
    const { rows } = await client.query<{ got: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('proving a backup', 0)) as got`,
    )
    if (!rows[0]!.got) throw new Error('another proof is under way')
    const place = new URL(url)
    place.pathname = `/${proofNameOf(decodeURIComponent(place.pathname.slice(1)))}`
    const name = client.escapeIdentifier(place.pathname.slice(1))
    const drop = () => client.query(`drop database if exists ${name} with (force)`)
    await drop()
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    try {
      await restoreDump(place.href, dump)
      return await withDatabase(place.href, work)
    } finally {
      await drop()
    }
  } finally {
    await client.end()
  }
}

/** PostgreSQL cuts longer names. */
const proofNameOf = (database: string) =>
  `academy_proof_${database.replaceAll(/\W/g, '_')}`.slice(0, 63)

async function withDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openPatiently(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
