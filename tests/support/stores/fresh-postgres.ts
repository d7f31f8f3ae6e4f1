import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { hashedFiles } from '../../../server/core/paths.ts'
import { emptySite } from './shared-postgres.ts'

export type FreshDatabase = { url: string; drop(): Promise<void> }

const ownFiles = readdirSync(hashedFiles)

/** Empty sites that tests have returned: creating one takes ten times as long as emptying it. */
const givenBack: string[] = []

/** An empty site on the shared server, for this test alone. */
export async function freshPostgres(): Promise<FreshDatabase> {
  const url = givenBack.pop() ?? (await create(emptySite))
  return {
    url,
    async drop(): Promise<void> {
      // A site that is stopped twice returns its database only once.
      if (givenBack.includes(url)) return
      await ask(url, emptied)
      givenBack.push(url)
    },
  }
}

/** A completely empty database. */
export async function barePostgres(): Promise<FreshDatabase> {
  return copyOf('template1')
}

/** A copy of this database for the test alone. Nobody may be using the original. */
export async function copyOf(template: string): Promise<FreshDatabase> {
  const url = await create(template)
  const name = new URL(url).pathname.slice(1)
  let dropped: Promise<void> | undefined
  return {
    url,
    drop: () => (dropped ??= ask(inject('postgresUrl'), `drop database ${name} with (force)`)),
  }
}

async function create(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(
    inject('postgresUrl'),
    `create database ${name} template ${template} strategy file_copy`,
  )
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Resets an unused database to its state after the migrations. Deleting a few rows is faster than truncating,
 * which creates new files; many rows would remain as dead ones. The files of this build stay, because each
 * start stores the megabytes that are missing.
 */
const emptied = `
  do $$
  declare
    emptying text;
    name text;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    -- No foreign key says in which order, and no trigger notes what is deleted.
    set local session_replication_role = replica;
    for emptying in
      select case when pg_relation_size(oid) < 1000000
        then 'delete from ' || oid::regclass else 'truncate ' || oid::regclass || ' cascade' end
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%' and relname <> 'kept_assets' and pg_relation_size(oid) > 0
    loop
      execute emptying;
    end loop;
    delete from kept_assets where kept_assets.name <> all (string_to_array('${ownFiles.join('/')}', '/'));
    for name in select quote_ident(sequencename) from pg_sequences where last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
    insert into content_version values (1);
  end $$`
