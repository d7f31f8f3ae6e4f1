import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../server/database/opening/migrations.ts'
import { databaseName, readDatabase } from '../../server/database/opening/site-files.ts'
import { assertIntegrity } from '../../server/database/sqlite/assert-integrity.ts'
import { nodeSqliteDialect, openSqlite } from '../../server/database/sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../../server/database/tables.ts'
import type { Row } from '../benchmarks/figures.ts'
import { blogRow } from '../support/data/blog-row.ts'
import type { Drill, Outcome } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { mayMount, type SmallDisk, smallDisk } from './parts/small-disk.ts'

const stored = { doctors: 1, blogs: 200, enquiries: 2000 }
/** Every schema that ever was; a first start has none. */
const schemas = [undefined, ...Object.keys(migrations)]
const nameOf = (schema: string | undefined) => schema ?? 'first start'

type Counts = Record<string, number>

/** A data directory as a version with this schema left it. */
async function makeOld(dataDir: string, schema: string | undefined): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  if (!schema) return
  const sqlite = openSqlite(join(dataDir, databaseName))
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateTo(schema)
  if (error) throw error
  const at = new Date().toISOString()
  sqlite.exec(`insert into doctors
    (id, name, name_key, email, location, description, image_url, linkedin, created_at, updated_at)
    values ('ada', 'Dr. Ada', 'dr. ada', '', '', '', '', '', '${at}', '${at}')`)
  for (let number = 1; number <= stored.blogs; number += 1) {
    const row = blogRow(number, { id: `blog-${number}`, title: `Jaw ${number}`, author_number: 1 })
    await db.insertInto('blogs').values(row).execute()
  }
  if (schema !== '001-articles') {
    sqlite.exec('begin')
    const enquiry = sqlite.prepare(
      'insert into enquiries (id, name, email, message, created_at) values (?, ?, ?, ?, ?)',
    )
    for (let number = 1; number <= stored.enquiries; number += 1) {
      enquiry.run(`e${number}`, 'Ada', 'ada@example.org', `My jaw ${number}`, at)
    }
    sqlite.exec('commit')
  }
  await db.destroy()
}

async function countsOf(dataDir: string): Promise<Counts> {
  const db = readDatabase(join(dataDir, databaseName))
  try {
    await assertIntegrity(db)
    const counts: Counts = {}
    for (const table of ['doctors', 'blogs', 'enquiries', 'images', 'drafts'] as const) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts[table] = count
    }
    return counts
  } finally {
    await db.destroy()
  }
}

/** What there is after a start that nobody disturbs, and how long that takes. */
async function undisturbed(site: DrilledSite): Promise<{ whole: Counts; ms: number }> {
  const ms = await site.start()
  await site.stop()
  return { whole: await countsOf(site.dataDir), ms }
}

async function assertWhole(site: DrilledSite, whole: Counts, what: string): Promise<string[]> {
  try {
    await site.start()
    await site.stop()
    const counts = await countsOf(site.dataDir)
    const [is, was] = [JSON.stringify(counts), JSON.stringify(whole)]
    return is === was ? [] : [`${what}: ${is}, not ${was}`]
  } catch (error) {
    return [`${what}: ${(error as Error).message.trim()}`]
  }
}

async function killStarts(schema: string | undefined, rounds: number, folder: string) {
  const old = join(folder, 'old')
  await makeOld(old, schema)
  const site = await drilledSite({ SAMPLE_CONTENT: schema ? 'false' : 'true' })
  const anew = async () => {
    await rm(site.dataDir, { recursive: true, force: true })
    await cp(old, site.dataDir, { recursive: true })
  }
  const broken: string[] = []
  let early = 0
  try {
    await anew()
    const { whole, ms } = await undisturbed(site)
    for (let round = 1; round <= rounds; round += 1) {
      await anew()
      if (!(await site.startAndKill(Math.random() * ms))) early += 1
      broken.push(...(await assertWhole(site, whole, `${nameOf(schema)}, round ${round}`)))
    }
  } finally {
    await site.remove()
    await rm(old, { recursive: true })
  }
  const row: Row = { from: nameOf(schema), kills: rounds, 'before it was ready': early }
  return { row: { ...row, broken: broken.length }, broken }
}

/** The disk is filled at a random moment of the start. */
async function fillStarts(disk: SmallDisk, schema: string | undefined, rounds: number) {
  const site = await drilledSite({
    DATA_DIR: join(disk.path, 'data'),
    SAMPLE_CONTENT: schema ? 'false' : 'true',
  })
  const broken: string[] = []
  let refused = 0
  const anew = async () => {
    await rm(site.dataDir, { recursive: true, force: true })
    await makeOld(site.dataDir, schema)
  }
  try {
    await anew()
    const { whole, ms } = await undisturbed(site)
    for (let round = 1; round <= rounds; round += 1) {
      const what = `full disk, ${nameOf(schema)}, round ${round}`
      await anew()
      const starting = site.start().then(
        () => undefined,
        (error: unknown) => (error as Error).message.trim(),
      )
      await wait(Math.random() * ms)
      disk.fill()
      const said = await starting
      if (said !== undefined) {
        refused += 1
        if (!/^exit 1: [A-Z_\d]+: [^\n]+$/.test(said)) broken.push(`${what}: ${said}`)
      }
      await site.stop()
      disk.free()
      broken.push(...(await assertWhole(site, whole, what)))
    }
  } finally {
    await site.remove()
    disk.free()
  }
  const row: Row = { from: `${nameOf(schema)}, full disk`, kills: rounds }
  return { row: { ...row, 'before it was ready': refused, broken: broken.length }, broken }
}

/** A start, and an upgrade from every schema, that is killed or has no room at a random moment: the next one works with all that was stored. */
export const upgrade: Drill = {
  title: 'killed while it starts or upgrades, and a disk that fills meanwhile',
  async run({ rounds = 50 }): Promise<Outcome> {
    const folder = await mkdtemp(join(tmpdir(), 'academy-upgrades-'))
    const rows: Row[] = []
    const broken: string[] = []
    const leftOut: string[] = []
    const note = (done: { row: Row; broken: string[] }) => {
      rows.push(done.row)
      broken.push(...done.broken)
    }
    try {
      for (const schema of schemas) note(await killStarts(schema, rounds, folder))
      if (mayMount()) {
        const disk = await smallDisk(48)
        try {
          for (const schema of [undefined, '001-articles', '016-codes-of-known-browsers'])
            note(await fillStarts(disk, schema, Math.ceil(rounds / 2)))
        } finally {
          await disk.remove()
        }
      } else leftOut.push('a disk that fills: only root on Linux may mount a small disk')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return { rows, broken, leftOut }
  },
}
