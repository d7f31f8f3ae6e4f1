import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile, type Row, rounded } from '../benchmarks/figures.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'

const connections = 500
const seconds = 20
/** A connection that does not get its headers over is closed within this time and a second or so. */
const longestMs = 15_000
const paths = ['/', '/articles', '/about', '/api/user/v1/blogs']

/** A request whose headers come a byte at a time; resolves when the site has had enough. */
async function crawl(site: DrilledSite, stopped: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(site.url)
  const socket: Socket = connect(Number(port), hostname).on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  const began = performance.now()
  const closed = new Promise<number>((resolve) => {
    socket.resume().once('close', () => resolve(performance.now() - began))
  })
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  const timer = setInterval(() => socket.write('x'), 5000)
  stopped.addEventListener('abort', () => socket.destroy())
  return closed.finally(() => clearInterval(timer))
}

async function read(site: DrilledSite, ms: number): Promise<{ ms: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + ms
  for (let number = 0; performance.now() < end; number += 1) {
    const began = performance.now()
    const response = await site.fetch(paths[number % paths.length]!)
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (response.status !== 200) failed += 1
    await wait(20)
  }
  return { ms: times, failed }
}

/** D-01: hundreds of connections that hardly say anything. */
export const slowLines: Drill = {
  title: 'slow connections (D-01)',
  async run() {
    const site = await drilledSite()
    const stopping = new AbortController()
    try {
      await site.start()
      const alone = await read(site, 3000)
      const crawling = Array.from({ length: connections }, () => crawl(site, stopping.signal))
      const beside = await read(site, seconds * 1000)
      stopping.abort()
      const open = (await Promise.all(crawling)).toSorted((a, b) => a - b)
      const longest = open.at(-1)!
      const p99 = (ms: number[]) => rounded(percentile(ms, 99), 0)
      const row: Row = {
        connections,
        'p99 ms alone': p99(alone.ms),
        'p99 ms beside them': p99(beside.ms),
        failed: beside.failed,
        'longest open ms': rounded(longest, 0),
      }
      return {
        rows: [row],
        broken: [
          ...(beside.failed > 0 ? [`${beside.failed} responses to others were no 200`] : []),
          ...(longest > longestMs + 3000
            ? [`a slow connection was open for ${rounded(longest, 0)} ms`]
            : []),
        ],
        figures: {
          'G-06': `p99 ${row['p99 ms beside them']} ms (${row['p99 ms alone']} ms without them)`,
        },
      }
    } finally {
      await site.remove()
    }
  },
}
