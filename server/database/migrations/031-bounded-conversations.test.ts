import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('keeps the newest words of long conversations, all of ours, and the rest as they are', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  await migrator.migrateTo('028-desk-counts')
  const add = async (id: string, mails: number, text: string) => {
    const written = { name: 'Ana', email: 'ana@example.org', message: 'Hello', created_at: '2026' }
    await db
      .insertInto('enquiries')
      .values({ ...written, id, filter_text: text.repeat(mails) })
      .execute()
    for (let number = 0; number < mails; number += 1)
      await db
        .insertInto('enquiry_mails')
        .values({
          ...{ id: `${id}${number}`, enquiry_id: id, message_id: `<${id}${number}>`, text },
          ...{ direction: number === 0 ? 'out' : 'in', from_address: 'ana@example.org' },
          ...{ at: `2026-${String(number).padStart(4, '0')}`, person_id: null, bounce_id: null },
        })
        .execute()
  }
  await add('few', 3, 'Hello')
  await add('many', 206, 'Hello')
  await add('long', 60, 'é'.repeat(10_000))
  await migrator.migrateToLatest()

  const kept = async (id: string) => {
    const rows = await db
      .selectFrom('enquiry_mails')
      .select(['id', 'text', 'from_address'])
      .where('enquiry_id', '=', id)
      .orderBy('at')
      .execute()
    expect(rows.every(({ from_address }) => from_address)).toBe(true)
    return rows.flatMap((row) => (row.text ? [row.id] : []))
  }
  expect(await kept('few')).toEqual(['few0', 'few1', 'few2'])
  expect((await kept('many')).slice(0, 2)).toEqual(['many0', 'many6'])
  expect((await kept('long')).slice(0, 2)).toEqual(['long0', 'long10'])
  const made = await db
    .selectFrom('enquiries')
    .select('id')
    .where('filter_text', 'is', null)
    .execute()
  expect(made).toEqual([{ id: 'long' }])
})
