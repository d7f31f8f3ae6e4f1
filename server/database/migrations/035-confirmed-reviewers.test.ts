import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('trusts the profiles that owners gave to people, with the address of that person alone', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  await migrator.migrateTo('034-answers-of-reviewers')
  const at = '2026-01-02T03:04:05.000Z'
  const addDoctor = async (id: string, email: string) => {
    const texts = { location: '', description: '', image_url: '', linkedin: '', name_key: id }
    const { number } = await db
      .insertInto('doctors')
      .values({ ...texts, id, name: id, email, created_at: at, updated_at: at } as never)
      .returning('number')
      .executeTakeFirstOrThrow()
    return number
  }
  const bind = (id: string, email: string, doctor_number: number) =>
    db
      .insertInto('people')
      .values({ id, email, role: 'doctor', doctor_number, invited_at: at, updated_at: at } as never)
      .execute()
  await bind('ann', 'ann@example.org', await addDoctor('Ann', 'Ann@example.org'))
  await bind('bob', 'bob@example.org', await addDoctor('Bob', 'elsewhere@example.org'))
  await addDoctor('Cid', 'cid@example.org')
  const request = { id: 'one', kind: 'condition', subject_id: 'tmd', doctor_number: 3 }
  const unknown = { email: '', note: '', token_hash: '', requested_by: '', requested_at: at }
  await db
    .insertInto('review_requests')
    .values({ ...request, ...unknown, expires_at: at, answer: 'changes' } as never)
    .execute()
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()

  const confirmed = await db.selectFrom('reviewer_confirmations').selectAll().execute()
  expect(confirmed).toMatchObject([
    { name: 'Ann', email: 'Ann@example.org' },
    { name: 'Bob', email: '' },
  ])
  expect(confirmed).toHaveLength(2)
  expect(await db.selectFrom('review_requests').selectAll().execute()).toMatchObject([
    { answer: 'changes', shown_at: null, subject_created_at: '' },
  ])
})
