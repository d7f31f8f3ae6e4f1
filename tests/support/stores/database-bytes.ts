import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseName } from '../../../server/database/opening/site-files.ts'
import { storedAt } from './stored-at.ts'

/** Every byte of the files of a site's database. */
export async function databaseBytes(dataDir: string): Promise<Buffer> {
  const { databaseUrl } = storedAt(dataDir)
  const folder = databaseUrl ? await folderOf(databaseUrl) : dataDir
  const names = (await readdir(folder)).filter(
    (name) => databaseUrl || name.startsWith(databaseName),
  )
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))))
}

/** Where the server on this machine keeps the database, once all of it has been written there. */
async function folderOf(databaseUrl: string): Promise<string> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('checkpoint')
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder
     from pg_database where datname = current_database()`,
  )
  await client.end()
  return rows[0]!.folder
}
