import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Core } from './cores.ts'
import { median, rounded, type Row } from './figures.ts'
import { type LoadResult, putLoad } from './load.ts'
import { type PageName, pages } from './pages.ts'
import { type ServerProcess, startSite } from './server-process.ts'

const connections = 16
const measured: PageName[] = ['article', 'list', 'home']

type Extent = { rounds: number; seconds: number; warmUpSeconds: number }
type Instance = ServerProcess & { core: Core }

/** What one round saw of an instance that was asked alone, and of all that were asked together. */
type Round = { alone: LoadResult; together: LoadResult[] }

/**
 * Kept pages of two instances that share a PostgreSQL beside those of one. Each instance and who asks it
 * have one core to themselves, so that the load, too, doubles with the instances.
 */
export async function measureInstances(workDir: string, extent: Extent): Promise<Row[]> {
  const postgres = await startPostgres()
  const instances: Instance[] = []
  try {
    instances.push(await startInstance('server'), await startInstance('load'))
    const rows: Row[] = []
    for (const page of measured) rows.push(await measure(instances, page, extent))
    return rows
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
    await postgres.remove()
  }

  async function startInstance(core: Core): Promise<Instance> {
    const dataDir = join(workDir, `instance-${core}`)
    await mkdir(dataDir)
    const settings = {
      DATABASE_URL: postgres.url,
      SECRET: 'shared by the instances of a benchmark',
    }
    return { ...(await startSite(dataDir, settings, core)), core }
  }
}

async function measure(instances: Instance[], page: PageName, extent: Extent): Promise<Row> {
  const ask = (instance: Instance, seconds: number) =>
    putLoad(instance, pages[page], { connections, seconds, core: instance.core })
  const askAll = (seconds: number) => Promise.all(instances.map((one) => ask(one, seconds)))
  await askAll(extent.warmUpSeconds)
  const rounds: Round[] = []
  for (let round = 0; round < extent.rounds; round += 1) {
    // One after the other: the cores need not be equally fast.
    for (const instance of instances) {
      const alone = await ask(instance, extent.seconds)
      rounds.push({ alone, together: await askAll(extent.seconds) })
    }
  }
  return row(page, rounds)
}

function row(page: PageName, rounds: Round[]): Row {
  const capacityAlone = median(rounds.map(({ alone }) => capacity(alone)))
  const capacityTogether = median(rounds.map(({ together }) => sum(together, capacity)))
  const wallAlone = median(rounds.map(({ alone }) => alone.requestsPerSecond))
  const wallTogether = median(rounds.map(({ together }) => sum(together, requestsPerSecond)))
  const busyTogether = median(rounds.map(({ together }) => sum(together, busy) / together.length))
  return {
    page,
    'one: requests per CPU s': rounded(capacityAlone, 0),
    'two: requests per CPU s, summed': rounded(capacityTogether, 0),
    'two / one by CPU': rounded(capacityTogether / capacityAlone, 2),
    'one: req/s': rounded(wallAlone, 0),
    'two: req/s': rounded(wallTogether, 0),
    'two / one by the clock': rounded(wallTogether / wallAlone, 2),
    'one busy': inPercent(median(rounds.map(({ alone }) => alone.busy))),
    'two busy, each': inPercent(busyTogether),
  }
}

/** Requests that the instance handles in a second of its core's whole time. */
const capacity = ({ cpuMs }: LoadResult) => 1000 / cpuMs
const requestsPerSecond = (result: LoadResult) => result.requestsPerSecond
const busy = (result: LoadResult) => result.busy
const inPercent = (share: number) => `${rounded(share * 100, 0)} %`

function sum(results: LoadResult[], of: (result: LoadResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0)
}
