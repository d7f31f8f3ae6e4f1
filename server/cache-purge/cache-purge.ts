// Tells the cache in front of the site what a change has made old: docs/operating.md, "Behind a CDN".
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { cacheTags } from '../http/shared-caches.ts'
import { takeChangedTags } from './changed-tags.ts'

type Parts = {
  db: Database
  log: FastifyBaseLogger
  contentVersion: Pick<ContentVersion, 'onChange'>
  url: string
  token: string | undefined
}

/**
 * From a change to the call. By then every instance has seen the change (each looks twice a second), so that the
 * cache does not fetch the old page again.
 */
const settleMs = 750
const deadlineMs = 5000
/** Before each further try. After the last one caches find out by themselves: they keep a page for a minute. */
const retryAfterMs = [250, 1000, 4000, 16_000]

/** Starts at once. A change is taken by one instance, which calls once for all changes that wait. */
export function startCachePurge({ db, log, contentVersion, url, token }: Parts) {
  const { host } = new URL(url)
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  let again = false

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  async function call(tags: string[]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }

  async function tell(tags: string[]): Promise<void> {
    for (const retryMs of [...retryAfterMs, undefined]) {
      try {
        return await call(tags)
      } catch (error) {
        if (retryMs === undefined || stopping.signal.aborted) {
          log.error(
            { error: String(error), host, tags },
            'the cache in front of the site could not be purged',
          )
          return
        }
        await pause(retryMs)
      }
    }
  }

  async function work(): Promise<void> {
    do {
      again = false
      const tags = await takeChangedTags(db).catch((error: unknown) => {
        log.error(error, 'pending cache purges could not be read')
        // Changes may have been taken although the response was lost.
        return [cacheTags.site]
      })
      if (tags.length > 0) {
        await pause(settleMs)
        await tell(tags)
      }
    } while (again && !stopping.signal.aborted)
    underWay = undefined
  }

  function purge(): void {
    again = true
    underWay ??= work()
  }

  contentVersion.onChange(purge)
  purge()
  return {
    /** Resolves when no call is in progress; what waits is sent at once. */
    async stop(): Promise<void> {
      stopping.abort()
      await underWay
    },
  }
}
