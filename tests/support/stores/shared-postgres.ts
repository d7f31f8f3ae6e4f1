// One PostgreSQL server for all tests of a run, with an empty site in it to be copied.
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../site/built-program.ts'
import { startPostgres } from './postgres-server.ts'

export type Store = 'sqlite' | 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    store: Store
    /** Of the server; its path is to be replaced by a database of the test's own. */
    postgresUrl: string
  }
}

export const emptySite = 'empty_site'

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const client = new Client(server.url)
  await client.connect()
  await client.query(`create database ${emptySite}`)
  await client.end()
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${emptySite}` }).href
  await (await openDatabase({ dataDir: '', databaseUrl })).destroy()
  provide('postgresUrl', server.url)
  return server.remove
}
