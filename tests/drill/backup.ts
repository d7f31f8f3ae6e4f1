import { randomInt } from 'node:crypto'
import { copyFile, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { pictureFiles } from '../../server/images/picture-files.ts'
import { rounded } from '../benchmarks/figures.ts'
import { createLibrary } from '../benchmarks/library.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { runCommand } from '../support/site/site-process.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite, type Hand } from './parts/drilled-site.ts'
import type { Ledger, Version } from './parts/ledger.ts'
import { mixedWrites } from './parts/mixed-writes.ts'
import { brokenBy, lookAt } from './parts/stored-state.ts'

const articles = 10_000
const pictures = 500
const longestMs = 30_000
const alterations = 5
const isOfLibrary = (id: string) => /^(?:article-\d+|dr-author-\d+)$/.test(id)

/** One picture as the site stores it, again and again under other keys. */
async function copyPictures(site: DrilledSite, { pictures: calls }: Hand): Promise<void> {
  const address = await calls.store({
    bytes: await photo(1200, 800),
    name: 'a.jpg',
    type: 'image/jpeg',
  })
  const key = address.slice('/images/'.length, -'.jpg'.length)
  const db = await openDatabase({ dataDir: site.dataDir })
  const original = await db
    .selectFrom('images')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const folder = join(site.dataDir, 'images')
  const files = pictureFiles(key)
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number < pictures; number += 1) {
      const other = number.toString(16).padStart(32, '0') + key.slice(32)
      await trx
        .insertInto('images')
        .values({ ...original, key: other })
        .execute()
      const copies = pictureFiles(other)
      await Promise.all(
        files.map((file, at) => copyFile(join(folder, file), join(folder, copies[at]!))),
      )
    }
  })
  await db.updateTable('blogs').set({ image_url: address }).execute()
  await db.destroy()
}

/** What a record may be in a backup: what it was when that began, or whatever it became since. */
function sinceThen(before: [number, Version[]][], ledger: Ledger): [number, Version[]][] {
  const old = new Map(before)
  return ledger.entries().map(([number, last]) => {
    const first = old.get(number) ?? [undefined]
    const known = first.filter((version) => version !== undefined)
    const lowest = first.includes(undefined) ? 1 : Math.min(...known)
    const versions: Version[] = []
    for (let version = lowest; version <= ledger.highest(number); version += 1) {
      versions.push(version)
    }
    if (first.includes(undefined) || last.includes(undefined)) versions.push(undefined)
    return [number, versions]
  })
}

async function alter(file: string, altered: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(altered, randomInt(2) ? bytes.subarray(0, randomInt(bytes.length)) : bytes)
  if (bytes.length !== (await readFile(altered)).length) return
  const handle = await open(altered, 'r+')
  const place = randomInt(bytes.length)
  await handle.write(Buffer.from([bytes[place]! ^ (1 << randomInt(8))]), 0, 1, place)
  await handle.close()
}

/** F-25, F-26: a backup is taken while the site works, and restored. */
export const backup: Drill = {
  title: 'a backup under load, and what is restored from it (F-25, F-26)',
  async run() {
    const site = await drilledSite()
    const restored = await drilledSite()
    const broken: string[] = []
    const command = (args: string[], dataDir: string) =>
      runCommand(args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false' })
    const timed = async (args: string[], dataDir: string) => {
      const began = performance.now()
      const { code, error } = await command(args, dataDir)
      if (code !== 0) broken.push(`${args[0]}: exit ${code}: ${error.trim()}`)
      return rounded(performance.now() - began, 0)
    }
    try {
      const library = await createLibrary(site.dataDir)
      await library.growTo(articles)
      await library.close()
      await site.start()
      const hands = await site.hands(4)
      await copyPictures(site, hands[0]!)
      const writes = mixedWrites(site, hands)
      for (let count = 0; count < 3; count += 1) await writes.oneOfEach()
      writes.begin(60)
      await writes.more(30)
      const before = structuredClone(writes.ledger.entries())
      const written = writes.ledger.acknowledged()
      const file = join(site.folder, 'site.tar')
      const backupMs = await timed(['backup', file], site.dataDir)
      const meanwhile = writes.ledger.acknowledged() - written
      await writes.end()

      const restoreMs = await timed(['restore', file], restored.dataDir)
      await timed(['check'], restored.dataDir)
      const entries = () => sinceThen(before, writes.ledger)
      const findings = await lookAt(restored, { entries }, { isForeign: isOfLibrary })
      broken.push(...brokenBy(findings, 'restored'))

      const readyMs = await restored.start()
      const total = Number(
        (await restored.fetch('/api/user/v1/blogs?limit=1')).headers.get('x-total-count'),
      )
      if (total < articles) broken.push(`restored: ${total} articles`)
      const old = adminCalls(restored, hands[0]!.token)
      const { status } = await old.get('/contact/all')
      if (status !== 401) broken.push(`restored: a session of before is answered ${status}`)

      for (let count = 1; count <= alterations; count += 1) {
        const altered = join(site.folder, 'altered.tar')
        const empty = join(site.folder, `restored-${count}`)
        await alter(file, altered)
        const { code, error } = await command(['restore', altered], empty)
        const left = await readdir(empty).catch(() => [])
        const refused = code === 1 && /^\S+ was not restored: [^\n]+\n$/.test(error)
        if (!refused || left.length > 0) broken.push(`an altered backup: exit ${code}: ${error}`)
      }
      const missing = findings.lost.length + findings.pictures.length
      if (Math.max(backupMs, restoreMs) > longestMs * 2)
        broken.push('backup or restore took too long')
      return {
        broken,
        rows: [
          {
            articles: total,
            pictures,
            'backup ms': backupMs,
            'restore ms': restoreMs,
            'ready ms': rounded(readyMs, 0),
            'written meanwhile': meanwhile,
            missing,
            'altered, refused': alterations,
          },
        ],
        figures: {
          'G-17': `${missing} missing, backup ${rounded(backupMs / 1000, 1)} s, restore ${rounded(restoreMs / 1000, 1)} s, ${meanwhile} writes meanwhile`,
        },
      }
    } finally {
      await site.remove()
      await restored.remove()
    }
  },
}
