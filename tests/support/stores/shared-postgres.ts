// One PostgreSQL server for all tests of a run, with an empty site to copy.
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../site/built-program.ts'
import { startPostgres } from './postgres-server.ts'

export type Store = 'sqlite' | 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    store: Store
    /** The server's address; replace its path with the test's own database. */
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
