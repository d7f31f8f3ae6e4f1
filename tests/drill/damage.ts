import { randomBytes } from 'node:crypto'
import { cp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseName } from '../../server/database/opening/site-files.ts'
import { rounded, type Row } from '../benchmarks/figures.ts'
import { hugePng } from '../support/data/pictures.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { stampedBlog } from './parts/stamps.ts'

const pageBytes = 4096
const articles = 60

async function overwrite(file: string, position: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}

const middleOf = async (file: string) =>
  Math.floor((await stat(file)).size / pageBytes / 2) * pageBytes

/** By name: what is done to the file of the database. */
const damages: Record<string, (file: string) => Promise<void>> = {
  'first page': (file) => overwrite(file, 0, randomBytes(pageBytes)),
  'header alone': (file) => overwrite(file, 0, randomBytes(100)),
  'middle page': async (file) => overwrite(file, await middleOf(file), randomBytes(pageBytes)),
  'middle page zeroed': async (file) =>
    overwrite(file, await middleOf(file), Buffer.alloc(pageBytes)),
  'every tenth page': async (file) => {
    const { size } = await stat(file)
    for (let at = 5 * pageBytes; at + pageBytes <= size; at += 10 * pageBytes) {
      await overwrite(file, at, randomBytes(pageBytes))
    }
  },
  'cut in half': async (file) => truncate(file, await middleOf(file)),
  'cut within a page': async (file) => truncate(file, (await stat(file)).size - 1000),
  'cut to nothing': (file) => truncate(file, 0),
  zeroed: async (file) => writeFile(file, Buffer.alloc((await stat(file)).size)),
  'not a database': (file) => writeFile(file, 'Dear reader, this is a letter.\n'.repeat(500)),
  'garbage beside it': (file) => writeFile(`${file}-wal`, randomBytes(20 * pageBytes)),
}

/** A site that grew, and was stopped in an orderly way. */
async function fill(site: DrilledSite): Promise<void> {
  await site.start()
  const [hand] = await site.hands(1)
  const image_url = await hand!.pictures.store({ bytes: hugePng(40, 24) })
  const { _id: author_id } = await hand!.records.makeDoctor({ name: 'Dr. Ada Marsh' })
  for (let number = 1; number <= articles; number += 1) {
    await hand!.records.makeBlog({ ...stampedBlog(number, 1), author_id, image_url })
  }
  await site.stop()
}

type Seen = { outcome: string; ms: number; broken: string[] }

async function startDamaged(site: DrilledSite, healthy: string, name: string): Promise<Seen> {
  const file = join(site.dataDir, databaseName)
  await rm(site.dataDir, { recursive: true, force: true })
  await cp(healthy, site.dataDir, { recursive: true })
  await damages[name]!(file)
  const before = await readFile(file)
  const began = performance.now()
  const said = await site.start().then(
    () => undefined,
    (error: unknown) => (error as Error).message.trim(),
  )
  const ms = performance.now() - began
  const broken: string[] = []
  if (said !== undefined) {
    if (!/^exit 1: DATA_DIR: [^\n]*\brestore\b[^\n]*$/.test(said)) broken.push(`it says: ${said}`)
    if (!(await readFile(file)).equals(before)) broken.push('the file was changed')
    return { outcome: 'refuses', ms, broken }
  }
  const list = await site.fetch('/api/user/v1/blogs?limit=100')
  const there = list.ok ? ((await list.json()) as unknown[]).length : 0
  if (there < articles) broken.push(`it started, with ${there} articles (${list.status})`)
  const check = name === 'garbage beside it'
  if (!check) broken.push('it started')
  await site.stop()
  return { outcome: 'serves', ms, broken }
}

/** F-06: the file of the database is damaged while the site is stopped. */
export const damage: Drill = {
  title: 'a damaged database (F-06)',
  async run() {
    const site = await drilledSite()
    const healthy = join(site.folder, 'healthy')
    const rows: Row[] = []
    const broken: string[] = []
    try {
      await fill(site)
      await cp(site.dataDir, healthy, { recursive: true })
      for (const name of Object.keys(damages)) {
        const seen = await startDamaged(site, healthy, name)
        rows.push({ damage: name, outcome: seen.outcome, ms: rounded(seen.ms, 0) })
        broken.push(...seen.broken.map((what) => `${name}: ${what}`))
      }
      return { rows, broken }
    } finally {
      await site.remove()
    }
  },
}
