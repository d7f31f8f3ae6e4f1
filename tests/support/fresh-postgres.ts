import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { emptySite } from './shared-postgres.ts'

export type FreshDatabase = { url: string; drop(): Promise<void> }

/** A database of the test's own on the server of all tests: an empty site, or nothing at all. */
export async function freshPostgres(template = emptySite): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(server, `create database ${name} template ${template}`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => ask(server, `drop database if exists ${name} with (force)`),
  }
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
