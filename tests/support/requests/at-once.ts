// Many simultaneous calls.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type HttpSite, httpSite } from './http-site.ts'

/** Runs the work for each number, all at once; `turn` alternates between 0 and 1. */
export function atOnce<Result>(
  count: number,
  work: (number: number, turn: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => work(number, number % 2)))
}

/** How often each status occurred. */
export function statusesOf(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/**
 * Repeats a call when told to: a busy machine refuses some of many calls. A refused call may have taken effect
 * all the same, for example if its response was late; the headers `once` keep it from being done twice.
 */
export async function untilTaken(
  call: (once: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const once = { 'idempotency-key': randomUUID() }
  for (;;) {
    const response = await call(once)
    if (response.status !== 503) return response
    await response.arrayBuffer()
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}

/** The same site for a crowd: each call is repeated until it is accepted. */
export function patient({ url, fetch }: HttpSite): HttpSite {
  return httpSite(url, (path, init) =>
    untilTaken((once) => fetch(path, { ...init, headers: { ...once, ...headersOf(init) } })),
  )
}

function headersOf({ headers }: RequestInit = {}): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
