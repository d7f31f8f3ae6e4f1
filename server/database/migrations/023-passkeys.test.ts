import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('leaves people as they are, and ends passkeys and challenges with their person', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('022-people')
  const now = new Date().toISOString()
  const person = { email: 'ana@example.org', role: 'owner', invited_at: now, updated_at: now }
  const people = () => db.selectFrom('people').select(['id', 'email', 'passkey_only']).execute()
  await db
    .insertInto('people')
    .values({ ...person, id: 'ana', role: 'owner', joined_at: now })
    .execute()
  const before = await people()
  await migrator.migrateToLatest()
  expect(await people()).toEqual(before)

  const passkey = {
    ...{ id: 'key', credential_id: 'credential', person_id: 'ana', public_key: 'x', counter: 0 },
    ...{ transports: '[]', name: 'Laptop', created_at: now, last_used_at: null },
  }
  await db.insertInto('passkeys').values(passkey).execute()
  const twice = db
    .insertInto('passkeys')
    .values({ ...passkey, id: 'other' })
    .execute()
  await expect(twice).rejects.toThrow('UNIQUE')
  const challenge = { challenge: 'x', created_at: now, expires_at: now } as const
  await db
    .insertInto('challenges')
    .values([
      { ...challenge, id: 'own', purpose: 'register', person_id: 'ana' },
      { ...challenge, id: 'of nobody', purpose: 'log in', person_id: null },
    ])
    .execute()
  await db.deleteFrom('people').where('id', '=', 'ana').execute()
  expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('challenges').select('id').execute()).toEqual([{ id: 'of nobody' }])
  await db.destroy()
})
