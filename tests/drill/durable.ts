import { join } from 'node:path'
import { type Row, rounded } from '../benchmarks/figures.ts'
import { type Drill, ranNothing } from './drill.ts'
import { drilledSite } from './parts/drilled-site.ts'
import { mixedWrites } from './parts/mixed-writes.ts'
import { hasStrace, trace, type TracedWrite, tracedWrites } from './parts/strace.ts'

/** What must have been synced before the response to an upload: pictures, their folder, the database. */
function isDurable({ request, synced }: TracedWrite): boolean {
  const logged = synced.some((file) => file.endsWith('site.db-wal'))
  if (!request.includes('/upload')) return logged
  const folder = synced.findIndex((file) => file.endsWith('/images'))
  const files = synced.filter((file) => file.endsWith('.unfinished')).length
  const after = synced.slice(folder + 1).some((file) => file.endsWith('site.db-wal'))
  return logged && folder >= 0 && files >= 3 && after
}

/** What was acknowledged was on the disk before it was acknowledged. */
export const durable: Drill = {
  title: 'synced before the response',
  async run({ rounds = 15 }) {
    if (!hasStrace()) return ranNothing('strace is not installed')
    const site = await drilledSite()
    try {
      await site.start()
      const writes = mixedWrites(site, await site.hands(1))
      await writes.oneOfEach()
      const tracing = await trace(site.process.pid, join(site.folder, 'calls'))
      for (let round = 0; round < rounds; round += 1) await writes.oneOfEach()
      const traced = tracedWrites(await tracing.stop()).filter(({ status }) => status < 300)
      const kinds = Map.groupBy(traced, ({ request }) => nameOf(request))
      const rows: Row[] = [...kinds].map(([call, all]) => ({
        call,
        acknowledged: all.length,
        synced: all.filter(isDurable).length,
      }))
      const unsynced = traced.filter((write) => !isDurable(write))
      const share = ((traced.length - unsynced.length) / traced.length) * 100
      return {
        rows,
        broken: [
          ...unsynced
            .slice(0, 5)
            .map(
              ({ request, synced }) =>
                `${request} was answered after ${synced.join() || 'no sync'}`,
            ),
          ...(traced.length < rounds * 5 ? [`only ${traced.length} writes were seen`] : []),
        ],
        figures: { 'G-12': `${rounded(share, 1)} % of ${traced.length}` },
      }
    } finally {
      await site.remove()
    }
  },
}

const nameOf = (request: string) => request.replace(/\/(blogs|authors)\/[^/]+$/, '/$1/{id}')
