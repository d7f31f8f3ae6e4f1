import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { migrations } from '../../server/database/opening/migrations.ts'
import { openPatiently } from '../../server/database/postgres/open-postgres.ts'
import { textByBytes } from '../../server/database/postgres/text-by-bytes.ts'
import {
  barePostgres,
  type FreshDatabase,
  freshPostgres,
} from '../support/stores/fresh-postgres.ts'
import { brokenBy, schemaContract } from '../support/stores/schema-contract.ts'

/** The schema of the first version that runs beside the one after it. */
const first = '009-count-matches'

async function using(
  made: Promise<FreshDatabase>,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await made
  const db = openPatiently(database.url)
  try {
    await work(db)
  } finally {
    await db.destroy()
    await database.drop()
  }
}

describe('what the version before relies on', () => {
  it('is left by every migration', () =>
    using(barePostgres(), async (db) => {
      const migrator = new Migrator({
        db: db.withPlugin(textByBytes),
        provider: { getMigrations: () => Promise.resolve(migrations) },
      })
      const names = Object.keys(migrations)
      await migrator.migrateTo(first)
      let before = await schemaContract(db)
      expect(before.tables).toContain('blogs')
      for (const name of names.slice(names.indexOf(first) + 1)) {
        expect((await migrator.migrateTo(name)).error).toBeUndefined()
        const after = await schemaContract(db)
        expect(brokenBy(before, after), name).toEqual([])
        before = after
      }
    }))

  it.each([
    ['alter table blogs drop column call_out', 'gone: column blogs.call_out text C'],
    ['alter table blogs rename call_out to note', 'gone: column blogs.call_out text C'],
    ['alter table blogs alter number type bigint', 'gone: column blogs.number integer '],
    ['drop table sessions', 'gone: table sessions'],
    ['drop trigger facet_counted on blog_facets', 'gone: trigger facet_counted on blog_facets'],
    [
      'drop function count_blogs_matching',
      'gone: function count_blogs_matching(wanted tsquery, step integer) returns integer',
    ],
    [
      'alter table facet_counts drop constraint facet_counts_key',
      'gone: unique facet_counts (kind, value)',
    ],
    ['alter table blogs add note text not null', 'demanded: blogs: note is given'],
    ['alter table blogs add check (number > 0)', 'demanded: blogs: CHECK ((number > 0))'],
    [
      'alter table doctors add short text; create unique index on doctors (name_key, short)',
      'demanded: doctors: unique (name_key, short)',
    ],
    ['create unique index on doctors (name_key)', 'demanded: doctors: unique (name_key)'],
  ])('is not left by: %s', (statement, broken) =>
    using(freshPostgres(), async (db) => {
      expect(await brokenByStatement(db, statement)).toContain(broken)
    }),
  )

  it.each([
    'alter table blogs add note text',
    "alter table blogs add note text not null default ''",
    'create table notes (number integer primary key, note text not null)',
    'create index on blogs (updated_at)',
    'alter table drafts add blog integer unique references blogs (number) on delete set null',
  ])('is left by: %s', (statement) =>
    using(freshPostgres(), async (db) => {
      expect(await brokenByStatement(db, statement)).toEqual([])
    }),
  )
})

/** The database is left as it was. */
async function brokenByStatement(db: Database, statement: string): Promise<string[]> {
  const trx = await db.startTransaction().execute()
  const before = await schemaContract(trx)
  await sql.raw(statement).execute(trx)
  const broken = brokenBy(before, await schemaContract(trx))
  await trx.rollback().execute()
  return broken
}
