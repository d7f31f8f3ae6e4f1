import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../server/database/opening/migrations.ts'
import { databaseName, readDatabase } from '../../server/database/opening/site-files.ts'
import { nodeSqliteDialect, openSqlite } from '../../server/database/sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../../server/database/tables.ts'
import { httpSite } from '../support/requests/http-site.ts'
import { startSiteProcess } from '../support/site/site-process.ts'

const killer = join(import.meta.dirname, '..', 'support', 'site', 'kill-at-statement.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-killed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = (dataDir: string, env: Record<string, string> = {}) =>
  startSiteProcess({ DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env }, [], {
    flags: ['--import', killer],
  })

/** What readers see of the site when it has started, and with how many statements it did. */
async function seenAt(dataDir: string) {
  const site = await start(dataDir)
  const { fetch } = httpSite(site.url)
  const totals = []
  for (const list of ['blogs', 'authors']) {
    const response = await fetch(`/api/user/v1/${list}?limit=1`)
    expect(response.status).toBe(200)
    totals.push(response.headers.get('x-total-count'))
  }
  await site.stop()
  const db = readDatabase(join(dataDir, databaseName))
  const kept = await db.selectFrom('images').select('key').where('state', '=', 'stored').execute()
  const enquiries = await db.selectFrom('enquiries').select('id').execute()
  const drafts = await db.selectFrom('drafts').select('number').execute()
  await db.destroy()
  const [, statements] = /statements: (\d+)/.exec(site.said())!
  return {
    statements: Number(statements),
    seen: { totals, pictures: kept.length, enquiries: enquiries.length, drafts: drafts.length },
  }
}

/** `KILLS=50`: so many; otherwise, for the sake of time, a few. */
const placesOr = (few: number) => Number(process.env['KILLS'] ?? few)

/**
 * Kills the start at so many places spread over its statements, each followed by a start that is left alone.
 * Returns what these have, and what one has that was never killed.
 */
async function killEverywhere(places: number, prepare: (dataDir: string) => Promise<void>) {
  const dataDir = join(folder, 'whole')
  await prepare(dataDir)
  const whole = await seenAt(dataDir)
  const afterKills = []
  for (let place = 0; place < places; place += 1) {
    const killed = join(folder, `killed-${place}`)
    await prepare(killed)
    const at = 1 + Math.floor(((whole.statements - 1) * place) / places)
    const KILL_AT = String(at)
    await expect(start(killed, { KILL_AT }), KILL_AT).rejects.toThrow('exit SIGKILL')
    afterKills.push({ at, ...(await seenAt(killed)).seen })
    await rm(killed, { recursive: true })
  }
  await rm(dataDir, { recursive: true })
  const expected = afterKills.map(({ at }) => ({ at, ...whole.seen }))
  return { afterKills, expected }
}

it('a first start may be killed anywhere: the next one makes the whole site', async () => {
  const { afterKills, expected } = await killEverywhere(placesOr(4), async (dataDir) => {
    await mkdir(dataDir)
  })
  expect(afterKills).toEqual(expected)
})

it('an upgrade may be killed anywhere: the next start has everything that was stored', async () => {
  const old = join(folder, 'old')
  await mkdir(old)
  const sqlite = openSqlite(join(old, databaseName))
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo('016-codes-of-known-browsers')
  sqlite.exec(`insert into enquiries (id, name, email, message, created_at)
    values ('a', 'Ada', 'ada@example.org', 'My jaw', '${new Date().toISOString()}')`)
  await db.destroy()
  const copy = (dataDir: string) => cp(old, dataDir, { recursive: true })
  const { afterKills, expected } = await killEverywhere(placesOr(2), copy)
  expect(afterKills).toEqual(expected)
})
