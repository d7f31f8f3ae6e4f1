import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { StartError } from '../../core/errors.ts'
import { openWatched } from '../database-figures.ts'
import type { Tables } from '../tables.ts'
import { addressProblem } from './address-problem.ts'
import { isServerFailure, reasonOf, serverCode } from '../postgres-errors.ts'
import { createPostgresPool, timeLimitsMs } from './postgres-pool.ts'

const oldestVersion = 15
const patienceMs = 30_000
const betweenTriesMs = 500

/** Opens the connection pool that requests use. */
export function openPostgres(url: string, connections?: number): Kysely<Tables> {
  const pool = createPostgresPool(url, connections)
  const dialect = new PostgresDialect({ pool })
  return openWatched((log) => new Kysely<Tables>({ dialect, log }), pool.figures)
}

/** Opens connections without time limits, for work that may take any amount of time. */
export function openPatiently(url: string): Kysely<Tables> {
  const pool = new Pool({ connectionString: url, max: 2 })
  // A connection that breaks while idle has already left the pool.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Waits for a server that is starting or unreachable; throws if it is not suitable. */
export async function assertPostgres(url: string, longestMs = patienceMs): Promise<void> {
  const end = performance.now() + longestMs
  for (;;) {
    const problem = await problemOf(url)
    if (!problem) return
    const passing = mayPass(problem)
    if (!passing || performance.now() + betweenTriesMs > end) {
      const { hostname, pathname } = new URL(url)
      const name = `the database ${pathname.slice(1)} at ${hostname}`
      throw new StartError('DATABASE_URL', `${name} can't be used: ${reasonOf(problem)}`, {
        cause: problem,
        mayPass: passing,
      })
    }
    await wait(betweenTriesMs)
  }
}

/** Returns why the server can't be used; undefined if it can. */
async function problemOf(url: string): Promise<unknown> {
  const client = clientOf(url)
  if (client instanceof Unfit) return client
  // The call that fails throws the error too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::integer / 10000 as version,
              current_setting('server_encoding') as encoding`,
    )
    const { version, encoding } = rows[0]!
    if (version < oldestVersion) return new Unfit(`PostgreSQL ${oldestVersion} or newer is needed`)
    if (encoding !== 'UTF8') return new Unfit('its encoding must be UTF8')
    return undefined
  } catch (error) {
    return error
  } finally {
    // ignored: the connection is gone either way.
    client.end().catch(() => undefined)
  }
}

/**
 * Parsing errors are thrown here: the driver reads the whole address, and the certificate files it
 * names, before connecting.
 */
function clientOf(url: string): Client | Unfit {
  const problem = addressProblem(url)
  if (problem) return new Unfit(problem)
  try {
    return new Client({
      connectionString: url,
      connectionTimeoutMillis: timeLimitsMs.connect,
      query_timeout: timeLimitsMs.response,
    })
  } catch (error) {
    return new Unfit(reasonOf(error), { cause: error })
  }
}

class Unfit extends Error {}

/** The driver identifies this only by its message. */
const isWithoutTls = (problem: unknown) =>
  (problem as Error).message === 'The server does not support SSL connections'

function mayPass(problem: unknown): boolean {
  if (serverCode(problem) !== undefined) return isServerFailure(problem)
  return !(problem instanceof Unfit) && !isWithoutTls(problem)
}
