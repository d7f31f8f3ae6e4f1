import { Worker } from 'node:worker_threads'
import { HttpError } from '../core/errors.ts'
import { programPath } from '../core/paths.ts'
import type { Searcher, Searching } from './searcher.ts'

/** Requests to the thread and its results; see `search-worker.ts`. */
export type SearchCall = { id: number; what: keyof Searcher; asked: unknown[] }
export type SearchResult = { id: number; found: unknown } | { id: number; error: unknown }

type Pending = { resolve: (found: unknown) => void; reject: (error: unknown) => void }

const program = programPath('search', 'search-worker')
const mostWaiting = 64
/** From request to response, including the wait in the queue, in ms. */
const longestMs = 5000
/** Like `longestMs`, while the thread is starting. */
const longestStartMs = 30_000

/**
 * Runs searches on a thread with its own connection: the driver is synchronous, so other requests
 * do not wait for searches. A full queue or a search that takes too long is a 503.
 */
export function startSearchThread(dataDir: string): Searching {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let worker: Worker | undefined
  let started = false

  function start(): Worker {
    const thread = new Worker(program, {
      workerData: { dataDir },
      env: {},
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    thread.on('message', (result: SearchResult) => {
      started = true
      const asker = pending.get(result.id)
      if ('found' in result) asker?.resolve(result.found)
      else asker?.reject(result.error)
    })
    thread.on('error', (cause) => void end(thread, cause))
    // The thread must not keep the process alive.
    thread.unref()
    return thread
  }

  /** Terminates an unusable thread; the next search starts another. */
  async function end(ended: Worker | undefined, cause: unknown): Promise<void> {
    if (!ended || worker !== ended) return
    worker = undefined
    started = false
    for (const { reject } of pending.values()) reject(busy(cause))
    await ended.terminate()
  }

  async function ask(what: keyof Searcher, asked: unknown[]): Promise<unknown> {
    if (pending.size >= mostWaiting) throw busy()
    const thread = (worker ??= start())
    const id = (lastId += 1)
    const tooLong = () => void end(thread, new Error('a search took too long'))
    const timer = setTimeout(tooLong, started ? longestMs : longestStartMs)
    return new Promise<unknown>((resolve, reject) => {
      pending.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.postMessage({ id, what, asked } satisfies SearchCall)
    }).finally(() => {
      clearTimeout(timer)
      pending.delete(id)
    })
  }

  const remote = <Name extends keyof Searcher>(what: Name) =>
    ((...asked: unknown[]) => ask(what, asked)) as Searcher[Name]

  return {
    search: remote('search'),
    searchMarked: remote('searchMarked'),
    suggest: remote('suggest'),
    findMentioned: remote('findMentioned'),
    pending: () => pending.size,
    stop: () => end(worker, new Error('the server stops')),
  }
}

function busy(cause?: unknown): HttpError {
  return new HttpError(503, 'Too many people are searching. Please try again.', {
    cause,
    retryAfter: 2,
  })
}
