import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isStorageFailure } from '../storage-failure.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../opening/open-database.ts'

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-dialect-'))
  db = await openDatabase({ dataDir })
})
afterEach(async () => {
  await db.destroy()
  await rm(dataDir, { recursive: true })
})

const add = (database: Database, name: string) =>
  database.insertInto('site_facts').values({ name, value: 'x' }).execute()
const names = async () =>
  (await db.selectFrom('site_facts').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  )

it('F-17: a transaction that begins by reading can write, whoever else would write meanwhile', async () => {
  const other = await openDatabase({ dataDir })
  await sql`pragma busy_timeout = 0`.execute(other)
  const before = await names()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('site_facts').selectAll().execute()
    const refused = await add(other, 'b').catch((error: unknown) => error)
    expect(isStorageFailure(refused)).toBe(true)
    await add(trx, 'a')
  })
  await add(other, 'b')
  await other.destroy()
  expect(await names()).toEqual([...before, 'a', 'b'].toSorted())
})

it('F-04: a transaction that a full disk ended reports it, and leaves nothing behind', async () => {
  const before = await names()
  await sql`pragma max_page_count = 1`.execute(db)
  const failed = db.transaction().execute(async (trx) => {
    await add(trx, 'a')
    await add(trx, 'x'.repeat(10_000_000))
  })
  await expect(failed).rejects.toMatchObject({ errcode: 13 })
  expect(await names()).toEqual(before)
  await sql`pragma max_page_count = 100000`.execute(db)
  await db.transaction().execute((trx) => add(trx, 'a'))
  expect(await names()).toEqual([...before, 'a'].toSorted())
})
