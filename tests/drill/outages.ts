import { rounded } from '../benchmarks/figures.ts'
import type { Drill } from './drill.ts'
import { backWithinMs } from './parts/outage.ts'
import { withoutBucket } from './parts/without-bucket.ts'
import { withoutDatabase } from './parts/without-database.ts'
import { withoutMail } from './parts/without-mail.ts'

/** F-08, F-09, F-11: what the site needs is cut off, falls silent or is slow, and comes back. */
export const outages: Drill = {
  title: 'mail, bucket and database away (F-08, F-09, F-11)',
  async run() {
    const parts = [await withoutMail(), await withoutBucket(), await withoutDatabase()]
    const back = parts.flatMap(({ back }) => back)
    const worst = rounded(Math.max(...back), 0)
    const late = back.filter((ms) => ms > backWithinMs).length
    return {
      rows: parts.flatMap(({ rows }) => rows),
      broken: [
        ...parts.flatMap(({ broken }) => broken),
        ...(back.some((ms) => !Number.isFinite(ms))
          ? ['a part that is back is not used again']
          : []),
      ],
      figures: {
        'G-15': `${back.length} outages, ${late} later than ${backWithinMs} ms, worst ${worst} ms, 0 restarts`,
      },
    }
  },
}
