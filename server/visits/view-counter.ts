import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Agent } from './agents.ts'
import { mayBePublic } from './public-paths.ts'
import type { Sources } from './sources.ts'
import type { Counters } from './tally.ts'

type Parts = {
  counters: Counters
  judge: (userAgent: string | undefined) => Agent
  sources: Sources
  countSearch: (query: string) => void
}

/** The list of articles, which also shows what a search found. */
export const articlesPath = '/articles'

/**
 * Returns a function that counts a request that was answered with a page, 200 or 304, if a person's browser asked for
 * it in order to show it. It runs for each cached page, so it takes a microsecond at most.
 */
export function createViewCounter({ counters, judge, sources, countSearch }: Parts) {
  return (request: IncomingMessage): void => {
    const { method, url = '', headers } = request
    if (method !== 'GET') return
    const mark = endOfPath(url)
    const path = mark < 0 ? url : url.slice(0, mark)
    if (!mayBePublic(path) || !isToBeShown(headers)) return
    const agent = judge(headers['user-agent'])
    if (agent === 'robot') return
    if (agent !== 'person') {
      counters.fetch(agent)
      return
    }
    counters.view(path, sources.ofReferer(headers.referer))
    const search = path === articlesPath && mark >= 0 && searchedFor(url.slice(mark + 1))
    if (search) countSearch(search)
  }
}

/** Where the query begins, or -1. The router treats a fragment as one. */
function endOfPath(url: string): number {
  const mark = url.indexOf('?')
  return mark < 0 ? url.indexOf('#') : mark
}

/** Whether the browser asks for a document to show now. Programs that send a token are not reading. */
function isToBeShown(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return (
    (destination === undefined || destination === 'document') &&
    headers['authorization'] === undefined &&
    !fetchesAhead(headers['sec-purpose']) &&
    !fetchesAhead(headers['purpose']) &&
    !fetchesAhead(headers['x-moz'])
  )
}

function fetchesAhead(purpose: string | string[] | undefined): boolean {
  return purpose !== undefined && String(purpose).toLowerCase().includes('prefetch')
}

/** The words searched for on the first page of results; undefined elsewhere, and where there are none. */
export function searchedFor(query: string): string | undefined {
  const fields = new URLSearchParams(query)
  const words = fields.get('query')?.trim()
  return (fields.get('page') ?? '1') === '1' ? words || undefined : undefined
}
