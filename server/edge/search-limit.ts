import { limits } from '../../shared/limits.ts'
import { callerAddress, clientSource } from '../core/client-address.ts'
import type { Clock } from '../core/clock.ts'
import type { Admit } from './overload.ts'
import type { IsPanelCall } from './panel-calls.ts'
import { createFixedWindowCounter } from '../limits/fixed-window-counter.ts'
import { createRejectRequest } from './reject-request.ts'
import type { SecurityLog } from '../core/security-log.ts'

export type SearchLimit = ReturnType<typeof limitSearches>

type Parts = {
  clock: Clock
  securityLog: SecurityLog
  headers: Record<string, string>
  trustProxy: number
  isPanelCall: IsPanelCall
}

/**
 * Limits the searches of one source to what a crowd of readers behind one address may need, and rejects
 * the rest. It runs after the page cache, so cached responses are free, and before the framework, which
 * sees the cache as the client.
 */
export function limitSearches(admit: Admit, parts: Parts) {
  const { clock, securityLog, headers, trustProxy, isPanelCall } = parts
  const searches = createFixedWindowCounter(limits.newSearches, clock)
  const message = 'Too many searches. Please wait a moment.'
  const refuse = createRejectRequest(headers, { status: 429, message })

  let turnedAway = 0

  const admitSearch: Admit = (request, response, begin) => {
    // Panel searches need a session instead, so that readers at the same address can't use up their
    // allowance.
    if (!isSearch(request.url ?? '') || isPanelCall(request)) {
      return admit(request, response, begin)
    }
    const source = clientSource(callerAddress(request, trustProxy))
    const { wait, isFirst } = searches.count(source)
    if (wait === 0) return admit(request, response, begin)
    // Log once per window: a flood must not fill the log.
    if (isFirst) {
      securityLog.note(
        'limit reached',
        { source },
        { method: request.method ?? '', route: 'search' },
      )
    }
    turnedAway += 1
    refuse(request, response, wait)
  }
  return { admit: admitSearch, turnedAway: () => turnedAway }
}

/** The router treats a fragment at the end of a path as the start of a query. */
const endOfPath = /[?#]/

/** A search is recognised by its query field, not its path, which pages and API accept in several spellings. */
function isSearch(url: string): boolean {
  const mark = url.search(endOfPath)
  if (mark < 0) return false
  const texts = new URLSearchParams(url.slice(mark + 1)).getAll('query')
  return texts.some((text) => text.trim() !== '')
}
