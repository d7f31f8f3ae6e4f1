// Takes the figures in one run, prints them and writes them to build/bench.json.
// Names choose some of them: `node scripts/bench.mjs lighthouse search`.
// `--quick` takes rough ones, to see that everything works; `--postgres` grows the library there.
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cores } from './cores.ts'
import { measureColdStart } from './cold-start.ts'
import { measureCpuPerPage } from './cpu-per-page.ts'
import { type Figures, type Measurement, rounded, type Row } from './figures.ts'
import { measureDesk } from './desk.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGrowingLibrary } from './growing-library.ts'
import { measureInstances } from './instances.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOverload } from './overload.ts'
import { measurePurge } from './purge.ts'
import { measureQuestionRanks } from './question-ranks.ts'
import { asTables } from './report.ts'
import { type ServerProcess, startSite } from './server-process.ts'
import { measureThroughput } from './throughput.ts'
import { measureTyping } from './typing.ts'
import { measureWrites } from './writes.ts'
import { extent } from './extent.ts'

const onPostgres = process.argv.includes('--postgres')
const build = join(import.meta.dirname, '..', '..', 'build')
const workDir = await mkdtemp(join(tmpdir(), 'academy-bench-'))
const siteDir = join(workDir, 'site')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    rmSync(workDir, { recursive: true, force: true, maxRetries: 3 })
    process.exit(1)
  })
}

let library: ReturnType<typeof measureGrowingLibrary> | undefined
/** Two tables of one library, which takes long to make. */
const growingLibrary = () =>
  (library ??= measureGrowingLibrary(workDir, { ...extent.library, onPostgres }))

type Part = { title: string; take: (site: ServerProcess) => Promise<Row[] | Figures> }

const parts: Record<string, Part> = {
  'first-load': {
    title: 'first load at 375 px, empty browser cache',
    take: ({ url }) => measureFirstLoad(url, siteDir),
  },
  lighthouse: {
    title: 'Lighthouse, its phone and line',
    take: ({ url }) => measureLighthouse(url, extent.lighthouseRuns),
  },
  cpu: {
    title: 'server CPU per page',
    take: (site) => measureCpuPerPage(site, extent.cpu),
  },
  throughput: {
    title: 'requests per second, site beside bare node:http',
    take: (site) => measureThroughput(site, workDir, extent.throughput),
  },
  writes: {
    title: 'enquiries, acknowledged when they are on the disk (G-04)',
    take: () => measureWrites(join(workDir, 'writes'), extent.writes),
  },
  desk: {
    title: 'the front desk',
    take: () => measureDesk(join(workDir, 'desk'), extent.desk),
  },
  purge: {
    title: 'the daily purge: three rows beside many versions',
    take: () => measurePurge(join(workDir, 'purge'), extent.purge),
  },
  instances: {
    title: 'two instances on PostgreSQL, a core each, beside one',
    take: () => measureInstances(workDir, extent.throughput),
  },
  search: {
    title: 'search in a growing library',
    take: async () => (await growingLibrary()).search,
  },
  questions: {
    title: 'questions that patients type',
    take: ({ url }) => measureQuestionRanks(url, workDir),
  },
  lists: {
    title: 'lists in a growing library',
    take: async () => (await growingLibrary()).lists,
  },
  memory: {
    title: 'memory over many requests',
    async take() {
      const fresh = await startSite(join(workDir, 'fresh'))
      try {
        return await measureMemory(fresh, extent.memory)
      } finally {
        await fresh.stop()
      }
    },
  },
  overload: {
    title: 'three times as many new pages as the site can make',
    take: () => measureOverload(join(workDir, 'overload'), extent.overloadSeconds),
  },
  typing: {
    title: 'a key in the form of an article',
    async take() {
      const dataDir = join(workDir, 'typing')
      const fresh = await startSite(dataDir)
      try {
        return await measureTyping(fresh.url, dataDir, extent.typing)
      } finally {
        await fresh.stop()
      }
    },
  },
  start: {
    title: 'start',
    take: () => measureColdStart(workDir, extent.starts),
  },
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown[0]}. There are: ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}
const chosen = asked.length > 0 ? asked : Object.keys(parts)

const measurements: Measurement[] = []
const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  pinned: cores ? `servers to core ${cores.server}, load to core ${cores.load}` : 'nothing',
  loadBefore: rounded(loadavg()[0] ?? 0, 2),
}

async function measure({ title, take }: Part, site: ServerProcess): Promise<void> {
  process.stdout.write(`Measuring: ${title} …\n`)
  const started = performance.now()
  const taken = await take(site)
  const figures = Array.isArray(taken) ? { rows: taken } : taken
  measurements.push({
    title,
    seconds: Math.round((performance.now() - started) / 1000),
    ...figures,
  })
}

try {
  const site = await startSite(siteDir)
  try {
    for (const name of chosen) await measure(parts[name]!, site)
  } finally {
    await site.stop()
  }
} finally {
  await rm(workDir, { recursive: true, force: true })
}

const report = { takenAt: new Date().toISOString(), machine, measurements }
await mkdir(build, { recursive: true })
await writeFile(join(build, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`)
const { node, processor, pinned, loadBefore } = machine
process.stdout.write(
  `\nNode ${node}, ${machine.cores} × ${processor}, load before: ${loadBefore}, pinned: ${pinned}\n\n`,
)
process.stdout.write(asTables(measurements))
