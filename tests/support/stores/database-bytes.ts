import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseName } from '../../../server/database/opening/site-files.ts'
import { storedAt } from './stored-at.ts'

/** Every byte of a site's database files; for PostgreSQL, whose files can't be read here, every row. */
export async function databaseBytes(dataDir: string): Promise<Buffer> {
  const { databaseUrl } = storedAt(dataDir)
  if (databaseUrl) return rowsIn(databaseUrl)
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(databaseName))
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(dataDir, name)))))
}

async function rowsIn(databaseUrl: string): Promise<Buffer> {
  const client = new Client(databaseUrl)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select r::text as row from ${name} as r`)
    texts.push(...rows.map(({ row }) => row))
  }
  await client.end()
  return Buffer.from(texts.join('\n'))
}
