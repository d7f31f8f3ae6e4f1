// Measures this checkout against another commit, both in one run and in turn: one table of figures and
// ratios. `npm run bench -- against COMMIT`; `--quick` only checks that everything works.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { thisCheckout } from '../checkout.ts'
import { cores } from '../cores.ts'
import { rounded, type Row } from '../figures.ts'
import { asTables } from '../report.ts'
import { buildCommit, commitNamed } from './build-commit.ts'
import { measureBytes } from './linked-bytes.ts'
import { measureAnew, measureKept } from './load-cases.ts'
import { measureMemoryAfterLoad, measureStart } from './start-and-memory.ts'
import { measureWrites } from './enquiries.ts'
import { seedVersion, startVersion } from './versions.ts'

const extent = process.argv.includes('--quick')
  ? {
      articles: 40,
      kept: { rounds: 1, seconds: 1 },
      anew: { rounds: 1, seconds: 1 },
      starts: 1,
      enquiries: 20,
      memory: 2000,
    }
  : {
      articles: 1000,
      kept: { rounds: 6, seconds: 2 },
      anew: { rounds: 4, seconds: 2 },
      starts: 6,
      enquiries: 200,
      memory: 50_000,
    }
const ref = process.argv.slice(2).find((word) => !word.startsWith('--') && word !== 'against')
if (!ref) {
  process.stderr.write('Name a commit: npm run bench -- against COMMIT\n')
  process.exit(1)
}

const began = performance.now()
const loadBefore = rounded(loadavg()[0] ?? 0, 2)
const commit = commitNamed(ref)
const workDir = await mkdtemp(join(tmpdir(), 'academy-against-'))
process.on('exit', () => rmSync(workDir, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
// What runs here must not take time from the servers; they are given their core when they start.
if (cores) spawnSync('taskset', ['-cp', String(cores.load), String(process.pid)])

const say = (what: string) => process.stdout.write(`${what} …\n`)

say(`Building ${commit.slice(0, 7)}`)
const other = buildCommit(commit, join(workDir, 'checkout'))
say('Writing articles into both')
const versions = {
  before: await seedVersion({ checkout: other, dataDir: join(workDir, 'before') }, extent.articles),
  now: await seedVersion(
    { checkout: thisCheckout, dataDir: join(workDir, 'now') },
    extent.articles,
  ),
}
say('Measuring starts')
const starts = await measureStart(ref, versions, extent.starts)
const rows: Row[] = []
const mail = await startMailServer()
const settings = { SMTP_URL: mail.url }
const sides = {
  before: { site: await startVersion(versions.before, settings), seeded: versions.before.seeded },
  now: { site: await startVersion(versions.now, settings), seeded: versions.now.seeded },
}
try {
  say('Measuring cached responses')
  rows.push(...(await measureKept(ref, sides, workDir, extent.kept)))
  say('Measuring responses made anew')
  rows.push(...(await measureAnew(ref, sides, extent.anew)))
  say('Measuring enquiries')
  rows.push(...(await measureWrites(ref, sides, extent.enquiries)))
  rows.push(...(await measureBytes(ref, sides)))
} finally {
  await Promise.all([sides.before.site.stop(), sides.now.site.stop()])
  await mail.stop()
}
say('Measuring memory')
rows.push(...(await measureMemoryAfterLoad(ref, versions, extent.memory)), ...starts)

const minutes = rounded((performance.now() - began) / 60_000, 1)
const pinned = cores
  ? `servers on core ${cores.server}, load on core ${cores.load}`
  : 'nothing pinned'
const title = `this checkout against ${ref} (${commit.slice(0, 7)}), ${minutes} minutes, ${pinned}, ${cpus()[0]?.model}, load before: ${loadBefore}`
process.stdout.write(`\n${asTables([{ title, seconds: 0, rows }])}`)
