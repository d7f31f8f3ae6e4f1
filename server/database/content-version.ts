import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

export type ContentVersion = ReturnType<typeof createContentVersion>

const pollMs = 500

/** Returns the number that every change of public content increments. */
export async function readContentVersion(db: Database): Promise<number> {
  const { number } = await db
    .selectFrom('content_version')
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Caches the result of `read` until the content changes. Each call reads the content version. */
export function perContentVersion<Value>(
  db: Database,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { version: number; value: Value } | undefined
  return async () => {
    const version = await readContentVersion(db)
    if (kept?.version !== version) kept = { version, value: await read() }
    return kept.value
  }
}

/**
 * Reports when public content has changed. Triggers increment the number within the transaction of each
 * change. This process reads it before responding to its own writes, and twice a second for the writes
 * of others.
 */
export function createContentVersion(db: Database, log: FastifyBaseLogger) {
  const listeners: (() => void)[] = []
  const preparations: (() => Promise<void>)[] = []
  let known: number | undefined
  let reachable = true
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  let stopped = false

  async function look(): Promise<void> {
    const number = await readContentVersion(db)
    reachable = true
    if (number === known) return
    for (const prepare of preparations) await prepare()
    known = number
    for (const changed of listeners) changed()
  }

  /** While the database is unreachable, content counts as unchanged, so cached content may still be shown. */
  function refresh(): Promise<void> {
    return look().catch((error: unknown) => {
      if (reachable) log.error(error, 'the content version could not be read')
      reachable = false
    })
  }

  function pollSoon(): void {
    if (stopped) return
    timer = setTimeout(() => {
      polling = refresh().then(pollSoon)
    }, pollMs)
    timer.unref()
  }

  return {
    refresh,

    number: () => known,

    /** Work that must be done before anybody hears of a change. If it fails, it is tried again. */
    beforeChange(prepare: () => Promise<void>): void {
      preparations.push(prepare)
    },

    onChange(listener: () => void): void {
      listeners.push(listener)
    },

    /** Caches the result of `load` until the content changes. */
    remember<Value>(load: () => Promise<Value>): () => Promise<Value> {
      let known: Promise<Value> | undefined
      const forget = () => (known = undefined)
      listeners.push(forget)
      return () => {
        if (known) return known
        const loading = load()
        known = loading
        loading.catch(() => known === loading && forget())
        return loading
      }
    },

    async start(): Promise<void> {
      await look()
      pollSoon()
    },

    /** Resolves when no query is in progress. */
    stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      return polling
    },
  }
}
