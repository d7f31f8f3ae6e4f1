import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import type { PersonErased } from '../../shared/persons.ts'
import { rounded, type Row } from '../benchmarks/figures.ts'
import { hugePng } from '../support/data/pictures.ts'
import { alteredBackups } from '../support/site/altered-backup.ts'
import { runCommand } from '../support/site/site-process.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite, type Hand } from './parts/drilled-site.ts'
import { mayMount, smallDisk } from './parts/small-disk.ts'

const enquiries = 10_000
/** Who is erased: while others are served, twice at once, and while the site is killed. */
const people = ['canary-served', 'canary-twice', 'canary-killed'] as const
const longestStallMs = 1000
const addressOf = (name: string) => `${name}@example.com`

async function fill(site: DrilledSite): Promise<void> {
  const db = await openDatabase({ dataDir: site.dataDir })
  for (const name of [...people, 'somebody-else']) {
    await db.transaction().execute(async (trx) => {
      for (let number = 0; number < enquiries; number += 1) {
        const id = `${name}-${number}`
        const message = `${name} ${'words '.repeat(number % 100)}`
        const created_at = new Date(Date.now() - number * 60_000).toISOString()
        const email = addressOf(number % 2 ? name : name.toUpperCase())
        await trx
          .insertInto('enquiries')
          .values({ id, name, email, message, created_at, filter_text: message })
          .execute()
      }
    })
  }
  await db.destroy()
}

/** The slowest of the requests that are made, one after the other, until the work is done. */
async function slowestBeside(site: DrilledSite, work: Promise<unknown>): Promise<number> {
  const done = new AbortController()
  let slowest = 0
  const ended = work.finally(() => done.abort())
  // It is reported below, once the request under way has ended.
  ended.catch(() => undefined)
  while (!done.signal.aborted) {
    const began = performance.now()
    await site.fetch('/healthz')
    slowest = Math.max(slowest, performance.now() - began)
    await wait(5)
  }
  await ended
  return slowest
}

async function erase({ records }: Hand, name: string): Promise<PersonErased> {
  const response = await records.remove('/persons', { email: addressOf(name) })
  return (await response.json()) as PersonErased
}

/** The files below the folder that hold a word of this person in any case. */
async function filesWith(folder: string, name: string): Promise<string[]> {
  const found: string[] = []
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path)
    if (!(await stat(file)).isFile()) continue
    if ((await readFile(file, 'latin1')).toLowerCase().includes(name)) found.push(path)
  }
  return found
}

async function left(site: DrilledSite, name: string): Promise<number> {
  const db = await openDatabase({ dataDir: site.dataDir })
  const rows = await db.selectFrom('enquiries').select('id').where('name', '=', name).execute()
  await db.destroy()
  return rows.length
}

async function untilErased(site: DrilledSite, name: string): Promise<boolean> {
  for (let tries = 0; tries < 120; tries += 1) {
    const files = (await left(site, name)) === 0 ? await filesWith(site.dataDir, name) : ['more']
    if (files.length === 0) return true
    await wait(500)
  }
  return false
}

/** What was promised about a person's data and about backups, with each promise sabotaged. */
export const promises: Drill = {
  title: 'a person erased for good, and backups that prove themselves',
  async run({ rounds: kills = 3 }) {
    const site = await drilledSite({ LOG_LEVEL: 'trace', MAIL_TO_CONSOLE: 'false' })
    let log = ''
    const rows: Row[] = []
    const broken: string[] = []
    const hold = (what: string, isTrue: boolean, row: Row = {}) => {
      rows.push({ what, held: isTrue ? 'yes' : 'NO', ms: '', says: '', ...row })
      if (!isTrue) broken.push(what)
    }
    const command = (args: string[], dataDir = site.dataDir, env = {}) =>
      runCommand(args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
    try {
      await site.start()
      const [hand] = await site.hands(1)
      await hand!.pictures.store({ bytes: hugePng(40, 24) })
      await fill(site)

      const good = join(site.folder, 'good.tar')
      await command(['backup', good])
      const began = performance.now()
      const proven = await command(['backup', '--prove', good])
      const provenMs = rounded(performance.now() - began, 0)
      hold('a whole backup is proven', /^Proven: \d+ rows, 1 pictures\.\n$/.test(proven.out), {
        ms: provenMs,
      })
      const altered = await alteredBackups(good, site.folder)
      const { size } = await stat(good)
      for (const [what, make] of [
        ['a flipped byte is found', () => altered.aFlippedByte(Math.floor(Math.random() * size))],
        ['a cut file is found', () => altered.cutAt(Math.floor(Math.random() * size))],
        ['a missing picture is found', altered.aPictureLess],
        ['a row that is missing is found', altered.aRowLess],
      ] as const) {
        const { code, error } = await command(['backup', '--prove', await make()])
        hold(what, code === 1 && /^\S+ was not proven: [^\n]+\n$/.test(error), {
          says: error.trim().slice(-60),
        })
      }
      if (mayMount()) {
        const disk = await smallDisk(4)
        const { code, error } = await command(['backup', '--prove', good], undefined, {
          TMPDIR: disk.path,
        })
        const isEmpty = (await readdir(disk.path)).length === 0
        hold('a full disk is said to be', code === 1 && isEmpty, { says: error.trim().slice(-60) })
        await disk.remove()
      }

      const [served, twice, killed] = people
      let answer: PersonErased | undefined
      const erasing = erase(hand!, served).then((erased) => (answer = erased))
      const erasedAt = performance.now()
      const stallMs = await slowestBeside(site, erasing)
      hold(
        '10,000 rows go without holding the thread',
        answer?.enquiries === enquiries && stallMs < longestStallMs,
        {
          ms: rounded(performance.now() - erasedAt, 0),
          says: `the slowest response beside it took ${rounded(stallMs, 0)} ms`,
        },
      )
      const [one, other] = await Promise.all([erase(hand!, twice), erase(hand!, twice)])
      hold('two at once erase each row once', one.enquiries + other.enquiries === enquiries)
      for (let round = 1; round <= kills; round += 1) {
        void erase(hand!, killed).catch(() => undefined)
        await wait(100 * round)
        log += site.process.said()
        await site.stop('SIGKILL')
        await site.start()
      }
      hold('an erasure goes on after a kill', await untilErased(site, killed))
      await site.stop()
      log += site.process.said()

      for (const name of people) {
        const found = await filesWith(site.dataDir, name)
        const isLogged = log.toLowerCase().includes(name)
        hold(`no file and no log has ${name}`, found.length === 0 && !isLogged, {
          says: found.join(' '),
        })
      }
      hold('others stay', (await left(site, 'somebody-else')) === enquiries)

      const restored = join(site.folder, 'restored')
      await mkdir(restored)
      await copyFile(join(site.dataDir, 'erasures'), join(restored, 'erasures'))
      const again = await command(['restore', good], restored)
      hold('a restore says of how many', again.out.includes('3 erased people were erased again.'))
      for (const name of people) {
        const found = await filesWith(restored, name)
        hold(`no restored file has ${name}`, found.length === 0, { says: found.join(' ') })
      }
      return { rows, broken }
    } finally {
      await site.remove()
    }
  },
}
