import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unlockedReads } from '../scripts/lint-transactions.ts'

const rows = `
  export function joinedRows(db: Database) {
    return db.selectFrom('drafts').leftJoin('blogs', 'blogs.number', 'drafts.blog_number')
  }
  export const findRow = (db: Database, number: number) =>
    joinedRows(db).selectAll().where('number', '=', number).executeTakeFirst()
  export async function lockRow(trx: Database, number: number) {
    await selectForUpdate(trx, 'drafts').select('number').where('number', '=', number).execute()
    return findRow(trx, number)
  }
  export async function writeRow(trx: Database, row: Row, fields: object) {
    await trx.updateTable('drafts').set(fields).where('number', '=', row.number).execute()
  }`

const files = {
  'server/records/rows.ts': rows,
  // The row is read by one function and written by another, each in another file.
  'server/blogs/retag.ts': `
  import { findRow, writeRow } from '../records/rows.ts'
  export async function retag(trx: Database, number: number) {
    const row = await findRow(trx, number)
    await writeRow(trx, row, { tags: [] })
  }`,
  'server/blogs/retag-locked.ts': `
  import { lockRow, writeRow } from '../records/rows.ts'
  export async function retag(trx: Database, number: number) {
    const row = await lockRow(trx, number)
    await writeRow(trx, row, { tags: [] })
  }`,
  // The reading function has another name for its connection; the work is a method.
  'server/people/people.ts': `
  const withProfiles = (db: Database) => db.selectFrom('people').selectAll()
  const find = (trx: Database, id: string) => withProfiles(trx).where('id', '=', id).execute()
  export const createPeople = (db: Database) => ({
    change: (id: string) => inTransaction(db, async (trx) => {
      const before = await find(trx, id)
      await trx.updateTable('people').set({ ...before, name: 'x' }).execute()
    }),
    list: () => withProfiles(db).execute(),
  })`,
  // A lock of another name does not keep others from the row.
  'server/account/account.ts': `
  export const changeAccount = (db: Database, id: string) => inTransaction(db, async (trx) => {
    await lockFor(trx, id)
    const before = await trx.selectFrom('people').select('name').execute()
    await trx.updateTable('people').set(before).execute()
  })`,
  'server/desk/exempt.ts': `
  export async function count(trx: Database) {
    // unlocked enquiries: those that are counted are not those that are written
    const { count } = await trx.selectFrom('enquiries').select(countAll).executeTakeFirst()
    await trx.updateTable('enquiries').set({ count }).execute()
  }`,
  'server/desk/other-tables.ts': `
  export async function note(trx: Database) {
    const person = await trx.selectFrom('people').selectAll().executeTakeFirst()
    await trx.updateTable('enquiries').set({ person }).execute()
  }`,
}

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'academy-unlocked-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('refuses each read of a row that is then written without a lock', () => {
  const read = (line: string) => line.slice(0, line.indexOf(' and writes it: read it with '))
  expect(unlockedReads(root).map(read)).toEqual([
    'server/account/account.ts:4 reads people',
    'server/blogs/retag.ts:4 reads drafts',
    'server/people/people.ts:6 reads people',
  ])
})
