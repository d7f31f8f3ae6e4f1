import { join } from 'node:path'
import { median, rounded, type Row } from './figures.ts'
import { startSite } from './server-process.ts'

/** Time from starting the process until it says that it is ready: with a new database, then with that one. */
export async function measureColdStart(workDir: string, starts: number): Promise<Row[]> {
  const dataDir = join(workDir, 'cold')
  const times: number[] = []
  for (let start = 0; start <= starts; start += 1) {
    const began = performance.now()
    const site = await startSite(dataDir)
    times.push(performance.now() - began)
    await site.stop()
  }
  const [first = Number.NaN, ...later] = times
  return [
    {
      starts,
      'new database ms': rounded(first, 0),
      'median ms': rounded(median(later), 0),
      'longest ms': rounded(Math.max(...later), 0),
    },
  ]
}
