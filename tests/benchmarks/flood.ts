// A program of its own: sends so many requests a second whatever the responses, and says in JSON how
// long each kind of response took. Times count from when a request was due. The first address is that of
// a server that responds at once: it shows how long the program itself takes, and warms it up.
import { setTimeout as pause } from 'node:timers/promises'
import { type PoolResponse, RequestPool } from './request-pool.ts'

/** Milliseconds of each response; `failed` had none. */
type FloodTimes = {
  accepted: number[]
  refused: number[]
  withoutRetryAfter: number
  failed: number
}
export type FloodResult = { atOnce: FloodTimes; site: FloodTimes }

const tickMs = 5
const warmUpSeconds = 3
const mostConnections = 1000
const [, , atOnce = '', site = '', rate = '1', seconds = '1'] = process.argv

await flood(atOnce, Number(rate), warmUpSeconds)
const result: FloodResult = {
  atOnce: await flood(atOnce, Number(rate), warmUpSeconds),
  site: await flood(site, Number(rate), Number(seconds)),
}
process.stdout.write(JSON.stringify(result))

async function flood(url: string, perSecond: number, seconds: number): Promise<FloodTimes> {
  const pool = new RequestPool(new URL(url), mostConnections)
  const responses: FloodTimes = { accepted: [], refused: [], withoutRetryAfter: 0, failed: 0 }
  const total = Math.round(perSecond * seconds)
  const sent: Promise<void>[] = []
  const start = performance.now()
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond)
    while (sent.length < due) {
      const dueAt = start + (sent.length / perSecond) * 1000
      sent.push(pool.get().then((response) => note(response, performance.now() - dueAt, responses)))
    }
    await pause(tickMs)
  }
  await Promise.all(sent)
  pool.close()
  return responses
}

function note(response: PoolResponse | undefined, ms: number, responses: FloodTimes): void {
  if (response?.status === 200) responses.accepted.push(Math.round(ms))
  else if (response?.status === 503) {
    responses.refused.push(Math.round(ms))
    if (!response.hasRetryAfter) responses.withoutRetryAfter += 1
  } else responses.failed += 1
}
