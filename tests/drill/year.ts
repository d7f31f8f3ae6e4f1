import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { databaseName, readDatabase } from '../../server/database/opening/site-files.ts'
import { rounded, type Row } from '../benchmarks/figures.ts'
import { createLibrary } from '../benchmarks/library.ts'
import { photo } from '../support/data/pictures.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite, type Hand } from './parts/drilled-site.ts'
import { measureCommand, type MeasuredCommand, peakMb, whileAsking } from './parts/measured.ts'
import { addPictures, addYear, countPast, year } from './parts/year-content.ts'

const secondsOfUse = 60
const atOnce = 4
const addresses = 200
/** What a container has, and `deploy/academy.service` allows. */
const memoryMb = 512
/** Four times what two busy cores took (docs/performance.md): a slow machine passes, what grew out of hand does not. */
const bounds = {
  'first page': 8,
  purge: 20,
  backup: 60,
  proof: 120,
  restore: 100,
}
/** Nobody should notice the purge: a page may take as long on a busy machine anyway. */
const longestHealthMs = 1000

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

const word = (number: number) => ['jaw', 'sleep', 'bite', 'pain', 'splint'][number % 5]!
/** What readers and staff open, other pages and words each time. */
const readers = (number: number) => [
  `/articles?page=${1 + (number % 250)}`,
  `/articles?query=${word(number)}+${number}`,
  `/articles/article-${1 + (number % year.articles)}`,
  `/api/user/v1/blogs?limit=12&page=${1 + (number % 250)}`,
]
const staff = (number: number) => [
  `/enquiries?folder=all&page=${1 + (number % 900)}`,
  `/enquiries?folder=all&query=patient-${number % year.enquiries}`,
  `/enquiries/enquiry-${1 + (number % 40_000)}`,
  `/audit?page=${1 + (number % 4000)}`,
  `/drafts/blog.article-${1 + (number % year.articles)}/versions`,
  `/blogs?limit=50&page=${1 + (number % 60)}`,
  `/images?page=${1 + (number % 60)}`,
  '/dashboard',
  '/warnings',
  '/meter',
]

/** Returns how many requests were answered, and those that were not answered with 200. */
async function use(site: DrilledSite, hands: Hand[]): Promise<{ count: number; not: string[] }> {
  const until = Date.now() + secondsOfUse * 1000
  let count = 0
  const not = new Set<string>()
  const note = async (path: string, asked: Promise<Response>) => {
    const response = await asked
    await response.arrayBuffer()
    count += 1
    if (response.status !== 200) not.add(`${path.replaceAll(/\d+/g, 'N')}: ${response.status}`)
  }
  const working = Array.from({ length: atOnce }, async (_, worker) => {
    for (let number = worker; Date.now() < until; number += atOnce) {
      const headers = { 'x-forwarded-for': `10.0.${worker}.${number % addresses}` }
      for (const path of readers(number)) await note(path, site.fetch(path, { headers }))
      for (const path of staff(number)) await note(path, hands[worker]!.records.get(path))
    }
  })
  await Promise.all(working)
  return { count, not: [...not] }
}

/** Starts the site when a purge is due: at every start, where the clock can be trusted. */
async function purge(site: DrilledSite) {
  const before = await withDatabase(site, countPast)
  await writeFile(join(site.dataDir, 'clock'), '')
  await site.start()
  const began = performance.now()
  const done = withDatabase(site, async (db) => {
    while ((await countPast(db)) > 0) await wait(100)
  })
  const { longestMs, failed } = await whileAsking(() => site.fetch('/healthz'), done)
  return { before, seconds: rounded((performance.now() - began) / 1000, 1), longestMs, failed }
}

const compared = [
  ...['articles', 'enquiries', 'enquiry_mails', 'enquiry_notes', 'audit_log', 'drafts'],
  ...['revisions', 'images', 'visit_days', 'visit_totals', 'search_terms', 'blog_tags', 'doctors'],
].map((table) => (table === 'articles' ? 'blogs' : table))

/** Compares every row of the long tables, and every tenth picture; returns what differs. */
async function differences(site: DrilledSite, restored: DrilledSite): Promise<string[]> {
  const found: string[] = []
  const sqlite = new DatabaseSync(join(restored.dataDir, databaseName), { readOnly: true })
  sqlite.prepare('attach ? as before').run(join(site.dataDir, databaseName))
  const rows = (query: string) => sqlite.prepare(query).get()!['count'] as number
  for (const table of compared) {
    const [was, is] = ['before', 'main'].map((name) =>
      rows(`select count(*) as count from ${name}.${table}`),
    )
    const other = rows(`select count(*) as count from (
      select * from before.${table} except select * from main.${table})`)
    if (was !== is || other > 0) found.push(`${table}: ${was} rows, then ${is}, ${other} differ`)
  }
  sqlite.close()
  const folder = (of: DrilledSite) => join(of.dataDir, 'images')
  const names = await readdir(folder(site))
  if (names.length !== (await readdir(folder(restored))).length) found.push('pictures are missing')
  for (const name of names.filter((_, index) => index % 10 === 0)) {
    const [was, is] = await Promise.all(
      [site, restored].map((of) => readFile(join(folder(of), name))),
    )
    if (!was!.equals(is!)) found.push(`the picture ${name} differs`)
  }
  return found
}

const inMb = (bytes: number) => rounded(bytes / 1e6, 0)

/** A year of content: start, use, purge, backup, proof and restore, each with its time and memory. */
export const yearOfUse: Drill = {
  title: 'a year of use: start, purge, backup, proof and restore',
  async run() {
    const site = await drilledSite()
    const restored = await drilledSite()
    const broken: string[] = []
    const rows: Row[] = []
    /** `seconds` has a bound of its own name, if any. */
    const note = (what: string, seconds: number | string, peak: number, more = '') => {
      rows.push({ what, seconds, 'peak MB': peak, and: more })
      const bound = bounds[what as keyof typeof bounds]
      if (bound !== undefined && Number(seconds) > bound) {
        broken.push(`${what}: ${seconds} s, more than ${bound}`)
      }
      if (peak > memoryMb) broken.push(`${what}: ${peak} MB of memory`)
    }
    const noteCommand = (what: string, ran: MeasuredCommand, more = '') => {
      if (ran.code !== 0) broken.push(`${what}: exit ${ran.code}: ${ran.error.trim()}`)
      note(what, ran.seconds, ran.peakMb, more)
    }
    try {
      const began = performance.now()
      await fill(site)
      const { size } = await stat(join(site.dataDir, databaseName))
      const filled = `${inMb(size)} MB of database`
      rows.push({
        what: 'filling',
        seconds: rounded((performance.now() - began) / 1000, 0),
        'peak MB': 0,
        and: filled,
      })

      const started = performance.now()
      await site.start()
      const { status } = await site.fetch('/articles')
      const firstPage = rounded((performance.now() - started) / 1000, 1)
      if (status !== 200) broken.push(`the first page: ${status}`)
      note('first page', firstPage, peakMb(site.process.pid))
      const { count, not } = await use(site, await site.hands(atOnce))
      broken.push(...not)
      note('use', secondsOfUse, peakMb(site.process.pid), `${count} requests`)
      await site.stop()

      const purged = await purge(site)
      if (purged.failed > 0) broken.push(`/healthz failed ${purged.failed} times during the purge`)
      if (purged.longestMs > longestHealthMs) {
        broken.push(`/healthz took ${purged.longestMs} ms during the purge`)
      }
      note(
        'purge',
        purged.seconds,
        peakMb(site.process.pid),
        `${purged.before} rows, /healthz ${purged.longestMs} ms at most`,
      )

      const file = join(site.folder, 'site.tar')
      const here = { DATA_DIR: site.dataDir, TMPDIR: site.folder }
      const { result: backup, longestMs } = await whileAsking(
        () => site.fetch('/healthz'),
        measureCommand(['backup', file], here),
      )
      const bytes = await stat(file).then(
        (stats) => stats.size,
        () => 0,
      )
      noteCommand('backup', backup, `${inMb(bytes)} MB, /healthz ${longestMs} ms at most`)
      const proof = await measureCommand(['backup', '--prove', file], here)
      noteCommand('proof', proof, proof.out.trim())
      await site.stop()

      await mkdir(restored.dataDir)
      const there = { DATA_DIR: restored.dataDir, TMPDIR: site.folder }
      noteCommand('restore', await measureCommand(['restore', file], there))
      broken.push(...(await differences(site, restored)))
      await restored.start()
      const read = await restored.fetch(`/articles/article-${year.articles}`)
      if (read.status !== 200) broken.push(`restored: an article is answered ${read.status}`)
      return { rows, broken }
    } finally {
      await site.remove()
      await restored.remove()
    }
  },
}
