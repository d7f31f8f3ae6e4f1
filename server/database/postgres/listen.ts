import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { timeLimitsMs } from './postgres-pool.ts'

const betweenTriesMs = 500
/** A connection that lies still for long may be cut on its way without either end being told. */
const sayAliveMs = 20_000

/**
 * Calls `heard` with each notice on the channel, on a connection of its own that is made again where
 * it breaks; then too, for what was said meanwhile went unheard.
 */
export function listen(connectionString: string, channel: string, heard: () => void) {
  const stopping = new AbortController()
  let client: Client | undefined

  async function hear(): Promise<void> {
    client = new Client({
      connectionString,
      connectionTimeoutMillis: timeLimitsMs.connect,
      query_timeout: timeLimitsMs.response,
      application_name: 'academy notices',
      keepAlive: true,
    })
    const ended = Promise.withResolvers<void>()
    stopping.signal.addEventListener('abort', () => ended.resolve())
    // An error is followed by the end, at which the connection is made again.
    client.on('error', () => ended.resolve()).on('end', () => ended.resolve())
    client.on('notification', heard)
    await client.connect()
    await client.query(`listen ${channel}`)
    heard()
    const alive = setInterval(() => {
      client?.query('select 1').catch(() => ended.resolve())
    }, sayAliveMs)
    await ended.promise.finally(() => clearInterval(alive))
  }

  /** What fails is tried again; that the database is away is told by those who need it. */
  async function hearUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hear().catch(() => undefined)
      client?.end().catch(() => undefined)
      if (!stopping.signal.aborted) await wait(betweenTriesMs, undefined, { ref: false })
    }
  }

  void hearUntilStopped()
  return { stop: () => stopping.abort() }
}
