// Requests from a process of their own, made by autocannon.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Headers } from './responses.ts'
import { type Core, nodeOn } from './cores.ts'
import type { ServerProcess } from './server-process.ts'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

type Load = { connections: number; headers?: Headers; status?: number; core?: Core } & (
  | { seconds: number }
  | { requests: number }
)

export type LoadResult = {
  requestsPerSecond: number
  /** The time within which 99 of 100 responses came, in whole ms. */
  p99: number
  /** CPU time of the server per request. */
  cpuMs: number
  /** The part of the time in which the server worked, 1 for a full core. */
  busy: number
}

type AutocannonResult = {
  requests: { total: number }
  latency: { p99: number }
  duration: number
  statusCodeStats: Record<string, { count: number }>
  errors: number
  timeouts: number
}

/** Asks for the page uncompressed, again and again. Throws unless every response has the status. */
export async function putLoad(
  server: ServerProcess,
  path: string,
  load: Load,
): Promise<LoadResult> {
  const extent = 'seconds' in load ? ['-d', load.seconds] : ['-a', load.requests]
  const options = ['--json', '-n', '-c', load.connections, ...extent]
  const { headers = {}, status = 200, core = 'load' } = load
  const header = Object.entries({ 'accept-encoding': 'identity', ...headers }).flatMap(
    ([name, value]) => ['-H', `${name}: ${value}`],
  )
  const [command, args] = nodeOn(core, [
    autocannon,
    ...options.map(String),
    ...header,
    server.url + path,
  ])
  const before = await server.cpuMs()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const result = JSON.parse(await text(child.stdout)) as AutocannonResult
  const cpuMs = (await server.cpuMs()) - before
  const { requests, latency, duration, statusCodeStats, errors, timeouts } = result
  const others = requests.total - (statusCodeStats[status]?.count ?? 0)
  if (others + errors + timeouts > 0 || requests.total === 0) {
    throw new Error(`${path}: ${others} refused, ${errors} failed, ${timeouts} too late`)
  }
  return {
    requestsPerSecond: requests.total / duration,
    p99: latency.p99,
    cpuMs: cpuMs / requests.total,
    busy: cpuMs / (duration * 1000),
  }
}
