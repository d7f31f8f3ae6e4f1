import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Client, Pool, type PoolClient, TypeOverrides, types } from 'pg'
import type { PoolFigures } from '../database-figures.ts'
import { DatabaseUnreachable, endsConnection, isReadOnly } from '../postgres-errors.ts'

export const timeLimitsMs = {
  connect: 2500,
  /** The server cancels a statement, including its wait for locks. */
  statement: 4000,
  /** If the server does not cancel it either, we stop waiting. */
  response: 4500,
  /** The longest wait for a free connection. */
  queue: 10_000,
  /** The server ends a transaction whose client has gone silent. */
  idleInTransaction: 15_000,
}
/** What PostgreSQL calls the connections of instances. */
export const instanceName = 'academy'

export type WatchedPool = PostgresPool & { figures(): PoolFigures }

const probeEveryMs = 250

type Asked = PromiseWithResolvers<PostgresPoolClient>

/** Counts (INT8) are read as numbers; none exceeds the safe integer range. */
const typeParsers = new TypeOverrides(types)
typeParsers.setTypeParser(types.builtins.INT8, Number)

/**
 * A connection pool with time limits. While the server is unreachable, every caller is told so at once,
 * and probes find out when it is back.
 */
export function createPostgresPool(connectionString: string, connections = 10): WatchedPool {
  const pool = new Pool({
    connectionString,
    application_name: instanceName,
    max: connections,
    types: typeParsers,
    keepAlive: true,
    connectionTimeoutMillis: timeLimitsMs.queue,
    statement_timeout: timeLimitsMs.statement,
    query_timeout: timeLimitsMs.response,
    idle_in_transaction_session_timeout: timeLimitsMs.idleInTransaction,
    // Compiling a statement takes longer than running any of ours.
    options: '-c jit=off',
    Client: ImpatientClient,
  })
  const guards = new WeakMap<PoolClient, PostgresPoolClient>()
  /**
   * Connections to replace: when one breaks, or reaches a server that has become a standby, older ones
   * may be affected too.
   */
  const suspect = new WeakSet<PoolClient>()
  const open = new Set<PoolClient>()
  const waiting = new Set<Asked['reject']>()
  let unreachable: DatabaseUnreachable | undefined
  let probing: NodeJS.Timeout | undefined
  let refused = 0

  function becomeUnreachable(cause: unknown): DatabaseUnreachable {
    const problem = new DatabaseUnreachable(cause)
    if (unreachable) return problem
    unreachable = problem
    for (const refuse of waiting) refuse(problem)
    waiting.clear()
    probeSoon()
    return problem
  }

  function probeSoon(): void {
    probing = setTimeout(() => void probe(), probeEveryMs)
    probing.unref()
  }

  async function probe(): Promise<void> {
    if (await responds(connectionString)) unreachable = undefined
    else if (!pool.ending) probeSoon()
  }

  /** Wraps a connection so that it is discarded after the first failure that is not the statement's own. */
  function guard(client: PoolClient): PostgresPoolClient {
    let lost = false
    // A connection that breaks while idle reports it here, and fails on the next query.
    client.on('error', () => {
      lost = true
    })
    const query = async (sql: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(sql, parameters.map(withoutNul))
      } catch (error) {
        if (!endsConnection(error) && !isReadOnly(error)) throw error
        lost = true
        for (const older of open) suspect.add(older)
        if (isReadOnly(error)) throw error
        if (isOverdue(error)) throw becomeUnreachable(error)
        throw new DatabaseUnreachable(error)
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard) => client.release(discard || lost),
    }
  }

  function guardOf(client: PoolClient): PostgresPoolClient {
    const known = guards.get(client) ?? guard(client)
    guards.set(client, known)
    return known
  }

  pool.on('connect', (client) => open.add(client)).on('remove', (client) => open.delete(client))
  // An idle connection that breaks has already left the pool.
  pool.on('error', () => undefined)

  async function trusted(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (!suspect.has(client)) return client
      client.release(true)
    }
  }

  async function acquire({ resolve, reject }: Asked): Promise<void> {
    try {
      const client = await trusted()
      if (waiting.delete(reject)) resolve(guardOf(client))
      else client.release()
    } catch (error) {
      const ends = endsConnection(error) && !isQueueTooLong(error)
      waiting.delete(reject)
      refused += 1
      reject(ends ? becomeUnreachable(error) : new DatabaseUnreachable(error))
    }
  }

  return {
    options: {},
    connect() {
      if (unreachable) {
        refused += 1
        return Promise.reject(unreachable)
      }
      const asked = Promise.withResolvers<PostgresPoolClient>()
      waiting.add(asked.reject)
      void acquire(asked)
      return asked.promise
    },
    figures: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      refused,
    }),
    async end() {
      clearTimeout(probing)
      await pool.end()
    },
  }
}

/** Limits the time to open a connection; the pool's own limit is the longer wait for a free one. */
class ImpatientClient extends Client {
  constructor(config?: object) {
    super({ ...config, connectionTimeoutMillis: timeLimitsMs.connect })
  }
}

async function responds(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeLimitsMs.connect,
    query_timeout: timeLimitsMs.connect,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    // ignored: the connection is gone either way.
    client.end().catch(() => undefined)
  }
}

/** PostgreSQL text cannot contain NUL; searching for one finds nothing, as in SQLite. */
function withoutNul(parameter: unknown): unknown {
  return typeof parameter === 'string' && parameter.includes('\0')
    ? parameter.replaceAll('\0', '\uFFFD')
    : parameter
}

/** The driver identifies these two only by their messages. */
const isOverdue = (error: unknown) => (error as Error).message === 'Query read timeout'
const isQueueTooLong = (error: unknown) =>
  (error as Error).message === 'timeout exceeded when trying to connect'
