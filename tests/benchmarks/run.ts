// Takes all figures in one run, prints them and writes them to build/bench.json.
// `node scripts/bench.mjs --quick` takes rough ones, to see that everything works.
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cores } from './cores.ts'
import { measureColdStart } from './cold-start.ts'
import { measureCpuPerPage } from './cpu-per-page.ts'
import { type Measurement, rounded, type Row } from './figures.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGrowingLibrary } from './growing-library.ts'
import { measureMemory } from './memory.ts'
import { asTables } from './report.ts'
import { startSite } from './server-process.ts'
import { measureThroughput } from './throughput.ts'

const extent = process.argv.includes('--quick')
  ? {
      throughput: { rounds: 1, seconds: 1, warmUpSeconds: 1 },
      memory: 5000,
      starts: 1,
      cpu: { requests: 50, warmUp: 20 },
      library: { sizes: [1000, 2000], rounds: 2 },
    }
  : {
      throughput: { rounds: 3, seconds: 3, warmUpSeconds: 1 },
      memory: 200_000,
      starts: 5,
      cpu: { requests: 400, warmUp: 200 },
      library: { sizes: [1000, 10_000, 100_000], rounds: 8 },
    }

const build = join(import.meta.dirname, '..', '..', 'build')
const workDir = await mkdtemp(join(tmpdir(), 'academy-bench-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    rmSync(workDir, { recursive: true, force: true, maxRetries: 3 })
    process.exit(1)
  })
}
const measurements: Measurement[] = []
const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  pinned: cores ? `servers to core ${cores.server}, load to core ${cores.load}` : 'nothing',
  loadBefore: rounded(loadavg()[0] ?? 0, 2),
}

async function measure(title: string, work: () => Promise<Row[]>): Promise<void> {
  process.stdout.write(`Measuring: ${title} …\n`)
  const started = performance.now()
  const rows = await work()
  measurements.push({ title, seconds: Math.round((performance.now() - started) / 1000), rows })
}

try {
  const site = await startSite(join(workDir, 'site'))
  try {
    await measure('first load at 375 px, empty browser cache', () => measureFirstLoad(site.url))
    await measure('server CPU per page', () => measureCpuPerPage(site, extent.cpu))
    await measure('requests per second, site beside bare node:http', () =>
      measureThroughput(site, workDir, extent.throughput),
    )
  } finally {
    await site.stop()
  }
  const library: { search: Row[]; lists: Row[] } = { search: [], lists: [] }
  await measure('search in a growing library', async () => {
    Object.assign(library, await measureGrowingLibrary(workDir, extent.library))
    return library.search
  })
  await measure('lists in a growing library', async () => library.lists)
  const fresh = await startSite(join(workDir, 'fresh'))
  try {
    await measure('memory over many requests', () => measureMemory(fresh, extent.memory))
  } finally {
    await fresh.stop()
  }
  await measure('start', () => measureColdStart(workDir, extent.starts))
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
