import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { databaseName, readDatabase } from '../../server/database/opening/site-files.ts'
import { rounded, type Row } from '../benchmarks/figures.ts'
import { createLibrary } from '../benchmarks/library.ts'
import { photo } from '../support/data/pictures.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { memoryLimit } from './parts/memory-limit.ts'
import { measureCommand, type Usage, usageOf, whileAsking } from './parts/measured.ts'
import { differences } from './parts/differences.ts'
import { addPictures, addYear, countPast, year } from './parts/year-content.ts'
import { useSite } from './parts/year-use.ts'

const secondsOfUse = 40
const atOnce = 4
/** What a container has, and `deploy/academy.service` allows. */
const memoryMb = 512
/**
 * Seconds of processor time, three times what was measured (docs/performance.md): other work on the machine does not
 * count, what has grown out of hand does.
 */
const bounds: Record<string, number> = {
  'first page': 4,
  'start with a purge': 5,
  backup: 22,
  proof: 42,
  restore: 45,
}
/** A request may take this much longer than `/healthz` takes on this machine anyway. */
const slowMs = { health: 1000, use: 10_000 }

const withDatabase = async <Result>(
  site: DrilledSite,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const db = readDatabase(join(site.dataDir, databaseName))
  return work(db).finally(() => db.destroy())
}

async function fill(site: DrilledSite): Promise<void> {
  const library = await createLibrary(site.dataDir)
  await library.growTo(year.articles)
  await addYear(library.db)
  await library.close()
  // The first start makes what a site has made long ago: hashes, lists of versions, filter texts.
  await site.start()
  while ((await withDatabase(site, countUnmade)) > 0) await wait(200)
  const [hand] = await site.hands(1)
  const bytes = await photo(320, 240, 'jpeg')
  const address = await hand!.pictures.store({ bytes, name: 'a.jpg', type: 'image/jpeg' })
  await site.stop()
  const db = await openDatabase({ dataDir: site.dataDir })
  await addPictures(db, site.dataDir, address)
  await db.destroy()
}

async function countUnmade(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from blogs)
      - (select count(*) from blog_filter_texts join blogs on number = blog_number
          and blog_filter_texts.updated_at = blogs.updated_at)
      + (select count(*) from blogs)
      - (select count(*) from blog_text_hashes join blogs on number = blog_number
          and blog_text_hashes.updated_at = blogs.updated_at) as count`.execute(db)
  return rows[0]!.count
}

/** Starts the site when a purge is due: at every start, where the clock can be trusted. */
async function purge(site: DrilledSite) {
  const now = new Date()
  const before = await withDatabase(site, (db) => countPast(db, now))
  await writeFile(join(site.dataDir, 'clock'), '')
  await site.start()
  const began = performance.now()
  const done = withDatabase(site, async (db) => {
    while ((await countPast(db, now)) > 0) await wait(100)
  })
  const { longestMs, failed } = await whileAsking(() => site.fetch('/healthz'), done)
  return { before, seconds: secondsSince(began), longestMs, failed }
}

const inMb = (bytes: number) => rounded(bytes / 1e6, 0)
const sizeOf = (file: string) => stat(file).then(({ size }) => `${inMb(size)} MB`, String)

/** A year of content: start, use, purge, backup, proof and restore, each with its time and memory. */
export const yearOfUse: Drill = {
  title: 'a year of use: start, purge, backup, proof and restore',
  async run() {
    const broken: string[] = []
    const leftOut: string[] = []
    const limit = await memoryLimit(memoryMb).catch((error: unknown) => {
      leftOut.push(
        `a limit of ${memoryMb} MB for the site and its commands together: ${String(error)}`,
      )
    })
    const within = limit?.within ?? []
    const site = await drilledSite({}, { within })
    const restored = await drilledSite({}, { within })
    const rows: Row[] = []
    const note = (what: string, seconds: number, { cpuSeconds, peakMb }: Usage, more = '') => {
      rows.push({ what, seconds, 'CPU s': cpuSeconds, 'peak MB': peakMb, and: more })
      const bound = bounds[what] ?? Number.POSITIVE_INFINITY
      if (cpuSeconds > bound) broken.push(`${what}: ${cpuSeconds} s of CPU, more than ${bound}`)
      if (peakMb > memoryMb) broken.push(`${what}: ${peakMb} MB of memory`)
    }
    const noteSite = (what: string, seconds: number, more = '', before = 0) => {
      const { cpuSeconds, peakMb } = usageOf(site.process.pid)!
      note(what, seconds, { cpuSeconds: rounded(cpuSeconds - before, 1), peakMb }, more)
      return cpuSeconds
    }
    const run = async (what: string, args: string[], env: Record<string, string>) => {
      const ran = await measureCommand(args, env, within)
      if (ran.code !== 0) broken.push(`${what}: exit ${ran.code}: ${ran.error.trim()}`)
      return ran
    }
    const health = () => site.fetch('/healthz')
    try {
      await fill(site)

      const began = performance.now()
      await site.start()
      const { status } = await site.fetch('/articles')
      if (status !== 200) broken.push(`the first page: ${status}`)
      const size = await sizeOf(join(site.dataDir, databaseName))
      const started = noteSite('first page', secondsSince(began), `${size} of database`)
      const { count, refused, slowest } = await useSite(
        site,
        await site.hands(atOnce),
        secondsOfUse,
      )
      broken.push(...refused)
      const usual = (await whileAsking(health, wait(3000))).longestMs
      if (slowest.ms > slowMs.use + usual) broken.push(`${slowest.path} took ${slowest.ms} ms`)
      noteSite('use', secondsOfUse, `${count} requests`, started)
      await site.stop()

      const { before, seconds, longestMs, failed } = await purge(site)
      if (failed > 0) broken.push(`/healthz failed ${failed} times during the purge`)
      if (longestMs > slowMs.health + usual) {
        broken.push(`/healthz took ${longestMs} ms during the purge`)
      }
      noteSite('start with a purge', seconds, `${before} rows, /healthz ${longestMs} ms at most`)

      const file = join(site.folder, 'site.tar')
      const here = { DATA_DIR: site.dataDir, TMPDIR: site.folder }
      const written = await whileAsking(health, run('backup', ['backup', file], here))
      const more = `${await sizeOf(file)}, /healthz ${written.longestMs} ms at most`
      note('backup', written.result.seconds, written.result, more)
      const proof = await run('proof', ['backup', '--prove', file], here)
      note('proof', proof.seconds, proof, proof.out.trim())
      await site.stop()

      await mkdir(restored.dataDir)
      const there = { DATA_DIR: restored.dataDir, TMPDIR: site.folder }
      const restore = await run('restore', ['restore', file], there)
      note('restore', restore.seconds, restore)
      broken.push(...(await differences(site, restored)))
      await restored.start()
      const read = await restored.fetch(`/articles/article-${year.articles}`)
      if (read.status !== 200) broken.push(`restored: an article is answered ${read.status}`)
      return { rows, broken, leftOut }
    } finally {
      await site.remove()
      await restored.remove()
      await limit?.remove()
    }
  },
}

const secondsSince = (began: number) => rounded((performance.now() - began) / 1000, 1)
