import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { databaseName } from './site-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-interrupted-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Makes the nth statement fail; without a number, only counts statements. */
function failAt(number = Number.POSITIVE_INFINITY) {
  let count = 0
  for (const method of ['run', 'all', 'iterate'] as const) {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown
    const counted = function (this: StatementSync, ...values: unknown[]): unknown {
      // SQLite can still roll back on a full disk.
      if (!this.sourceSQL.startsWith('rollback')) count += 1
      if (count === number) throw new Error(`no room for ${this.sourceSQL.slice(0, 60)}`)
      return original.apply(this, values)
    }
    vi.spyOn(StatementSync.prototype, method).mockImplementation(counted as never)
  }
  return { statements: () => count }
}

/** Everything in the file: its schema, and the rows of each table. */
function dump(dataDir: string): string {
  const sqlite = new DatabaseSync(join(dataDir, databaseName), { readOnly: true })
  const schema = sqlite.prepare('select name, sql from sqlite_schema order by name').all()
  const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").all()
  const rows = tables.map(({ name }) => sqlite.prepare(`select * from "${String(name)}"`).all())
  sqlite.close()
  return JSON.stringify({ schema, rows })
}

async function oldSite(): Promise<string> {
  const dataDir = join(folder, 'old')
  await mkdir(dataDir)
  const sqlite = openSqlite(join(dataDir, databaseName))
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo('016-codes-of-known-browsers')
  sqlite.exec(`insert into enquiries (id, name, email, message, created_at)
    values ('a', 'Ada', 'ada@example.org', 'My jaw', '2026-01-01T00:00:00.000Z')`)
  await db.destroy()
  return dataDir
}

it('an upgrade that fails at any statement changes nothing, and the next start upgrades', async () => {
  const old = await oldSite()
  const before = dump(old)
  const dataDir = join(folder, 'upgraded')
  const open = async () => (await openDatabase({ dataDir })).destroy()
  await cp(old, dataDir, { recursive: true })
  const whole = failAt()
  await open()
  vi.restoreAllMocks()
  // The first statements are the migrator's own bookkeeping.
  for (let number = 12; number < whole.statements(); number += 5) {
    await rm(dataDir, { recursive: true })
    await cp(old, dataDir, { recursive: true })
    failAt(number)
    await expect(open(), `statement ${number}`).rejects.toThrow(
      /^DATA_DIR: .*can't be migrated: no/,
    )
    vi.restoreAllMocks()
    expect(dump(dataDir), `statement ${number}`).toBe(before)
  }
  await open()
  const { n } = new DatabaseSync(join(dataDir, databaseName))
    .prepare('select count(*) as n from enquiries where last_at = created_at')
    .get() as { n: number }
  expect(n).toBe(1)
})

it('a first start that fails leaves no database, and the next one makes it', async () => {
  const dataDir = join(folder, 'new')
  await mkdir(dataDir)
  for (const number of [1, 20, 200]) {
    failAt(number)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: /)
    vi.restoreAllMocks()
    expect(await readdir(dataDir)).toEqual([])
  }
  await (await openDatabase({ dataDir })).destroy()
  expect(await readdir(dataDir)).toContain(databaseName)
  expect((await readFile(join(dataDir, databaseName))).length).toBeGreaterThan(4096)
})
