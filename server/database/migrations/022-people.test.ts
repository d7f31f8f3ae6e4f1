import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { createSessions } from '../../auth/sessions.ts'
import { tokenHash } from '../../core/keyed-hash.ts'
import { createAccounts } from '../../people/accounts.ts'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'
import { accountSettings } from '../../../tests/support/site/account-settings.ts'

it('makes admins owners, goes on with their sessions, and follows what the version before does', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('021-where-doctors-work')
  const now = new Date().toISOString()
  const email = 'ana@example.org'
  const token = 'a'.repeat(43)
  await db.insertInto('admins').values({ email, added_at: now }).execute()
  await db
    .insertInto('sessions')
    .values({ id: tokenHash(token), email, created_at: now, last_seen_at: now })
    .execute()
  await migrator.migrateToLatest()

  const accounts = createAccounts(db, () => new Date(), accountSettings())
  const sessions = createSessions(db, () => new Date(), accounts)
  expect(await sessions.find(token)).toMatchObject({ person: { email, role: 'owner' } })

  const second = 'ben@example.org'
  await db.insertInto('admins').values({ email: second, added_at: now }).execute()
  expect(await accounts.list()).toEqual([
    { email, role: 'owner' },
    { email: second, role: 'owner' },
  ])
  await db.deleteFrom('admins').where('email', '=', email).execute()
  expect(await sessions.find(token)).toBeUndefined()

  await accounts.add(second, 'reviewer')
  expect(await accounts.list()).toEqual([{ email: second, role: 'reviewer' }])
  expect(await db.selectFrom('admins').selectAll().execute()).toEqual([])
  await db.destroy()
})
