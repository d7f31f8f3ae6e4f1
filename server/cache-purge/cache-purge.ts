// Purges stale pages from the cache in front of the site: docs/operating.md, "Behind a CDN".
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
 * Delay between a change and the call. By then every instance has seen the change (each polls twice a
 * second), so the cache does not fetch the old page again.
 */
const settleMs = 750
const deadlineMs = 5000
/** Delays between attempts. After the last one pages simply expire: caches keep them for a minute. */
const retryAfterMs = [250, 1000, 4000, 16_000]

/** Starts immediately. Each change is claimed by one instance, which sends all pending changes in one call. */
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
        // The rows may have been deleted even though the response was lost.
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
    /** Sends pending changes without further delay; resolves when no call is in progress. */
    async stop(): Promise<void> {
      stopping.abort()
      await underWay
    },
  }
}
