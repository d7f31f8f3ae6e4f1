import { limits } from '../../shared/limits.ts'
import { callerAddress, clientSource } from '../core/client-address.ts'
import type { Clock } from '../core/clock.ts'
import type { Admit } from './overload.ts'
import { createFixedWindowCounter } from '../limits/fixed-window-counter.ts'
import { createRejectRequest } from './reject-request.ts'
import type { SecurityLog } from '../core/security-log.ts'

export type SearchLimit = ReturnType<typeof limitSearches>

type Parts = {
  clock: Clock
  securityLog: SecurityLog
  headers: Record<string, string>
  trustProxy: number
}

/**
 * Admits so many searches of one source as a crowd of readers behind it may make, and answers the
 * rest at once. It stands behind the page cache, so that answers which are kept count nothing, and
 * before the framework, which sees who asks the cache but not who asked it.
 */
export function limitSearches(admit: Admit, parts: Parts) {
  const { clock, securityLog, headers, trustProxy } = parts
  const searches = createFixedWindowCounter(limits.newSearches, clock)
  const message = 'Too many searches. Please wait a moment.'
  const refuse = createRejectRequest(headers, { status: 429, message })

  let turnedAway = 0

  const admitSearch: Admit = (request, response, begin) => {
    if (!isSearch(request.url ?? '')) return admit(request, response, begin)
    const source = clientSource(callerAddress(request, trustProxy))
    const { wait, isFirst } = searches.count(source)
    if (wait === 0) return admit(request, response, begin)
    // Once: a flood must not fill the log.
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

/** The router takes what a path ends with for the beginning of a query, also where that is a fragment. */
const endOfPath = /[?#]/

/** By its field, not its path, which pages and API read in more than one spelling. */
function isSearch(url: string): boolean {
  const mark = url.search(endOfPath)
  if (mark < 0) return false
  const texts = new URLSearchParams(url.slice(mark + 1)).getAll('query')
  return texts.some((text) => text.trim() !== '')
}
