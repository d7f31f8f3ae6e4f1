import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../opening/open-database.ts'
import { databaseName } from '../opening/site-files.ts'
import { emptyLog, rewriteFile } from './secure-delete.ts'

let dataDir: string
let db: Database
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-erased-'))
  db = await openDatabase({ dataDir })
})
afterEach(async () => {
  await db.destroy()
  await rm(dataDir, { recursive: true })
})

const file = () => join(dataDir, databaseName)
const bytes = async () => (await readFile(file())).toString('latin1')
const value = 'canary '.repeat(5000)

it('what is deleted is overwritten, on pages behind the first too, and gone from the log when no reader holds it', async () => {
  await db.insertInto('site_facts').values({ name: 'a', value }).execute()
  await emptyLog(db)
  expect(await bytes()).toContain('canary')
  const reader = new DatabaseSync(file(), { readOnly: true })
  reader.exec('begin; select * from site_facts')
  await db.deleteFrom('site_facts').where('name', '=', 'a').execute()
  const emptied = emptyLog(db)
  let turns = 0
  // The event loop keeps running while it waits.
  const timer = setInterval(() => {
    if ((turns += 1) === 5) reader.close()
  }, 20)
  await emptied
  clearInterval(timer)
  expect(turns).toBeGreaterThanOrEqual(5)
  expect(await bytes()).not.toContain('canary')
  expect((await stat(`${file()}-wal`)).size).toBe(0)
})

it('a file that is written anew is as small as what it holds', async () => {
  await db
    .insertInto('site_facts')
    .values({ name: 'a', value: value.repeat(20) })
    .execute()
  await db.deleteFrom('site_facts').where('name', '=', 'a').execute()
  await emptyLog(db)
  const before = (await stat(file())).size
  await rewriteFile(db)
  expect((await stat(file())).size).toBeLessThan(before - value.length * 19)
})
