import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { timeLimitsMs } from './postgres-pool.ts'

const betweenTriesMs = 500
/** Firewalls may drop an idle connection without telling either end. */
const sayAliveMs = 20_000

/**
 * Calls `heard` for each notification on the channel, using its own connection. After reconnecting it
 * calls `heard` as well, because notifications may have been missed.
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
    // Reconnect on an error or on the end of the connection.
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

  /** Retries forever. */
  async function hearUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      // ignored: other users of the database report that it is down.
      await hear().catch(() => undefined)
      client?.end().catch(() => undefined)
      if (!stopping.signal.aborted) await wait(betweenTriesMs, undefined, { ref: false })
    }
  }

  void hearUntilStopped()
  return { stop: () => stopping.abort() }
}
