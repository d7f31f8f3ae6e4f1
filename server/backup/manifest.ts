// What a backup says of itself, so that what is missing is noticed although all checksums fit.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'

export const manifestName = 'manifest.json'

const manifest = z.object({
  format: z.literal(1),
  /** The number of rows of each table, counted in the site's own database. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256 of each file of a picture, by its name. */
  pictures: z.record(z.string(), z.string()),
  /** Files of pictures that the site had lost. */
  missing: z.array(z.string()),
  /** What `lostPictures` says of the site. */
  lost: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/** Throws if it is not the manifest of a backup. */
export function parseManifest(bytes: Buffer): Manifest {
  try {
    return manifest.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw new Error(`its ${manifestName} can't be read`, { cause })
  }
}

/** Counts the rows of all tables of the site, whatever version it is of. */
export async function countRows(db: Database): Promise<Manifest['rows']> {
  const { rows: tables } = await (isPostgres(db) ? postgresTables : sqliteTables).execute(db)
  const counted: [string, number][] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}`.execute(db)
    counted.push([name, Number(rows[0]!.count)])
  }
  return Object.fromEntries(counted)
}

/** Without the search index's own tables. */
const sqliteTables = sql<{ name: string }>`
  select name from pragma_table_list
  where schema = 'main' and type = 'table' and name not like 'sqlite\_%' escape '\\'
  order by name`

const postgresTables = sql<{ name: string }>`
  select tablename as name from pg_tables where schemaname = 'public' order by name`

/** Throws if a table of the backup has more or fewer rows than the site had. */
export async function assertRows(db: Database, expected: Manifest['rows']): Promise<void> {
  const found = await countRows(db)
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [has, had] = [found[name] ?? 0, expected[name] ?? 0]
    if (has !== had) throw new Error(`its table ${name} has ${has} rows, and the site had ${had}`)
  }
}
