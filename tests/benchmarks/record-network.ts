import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

/** One finished request. `bytes` is what came over the wire, headers included. */
export type Transfer = { type: string; bytes: number; afterLoad: boolean }

const longestMs = 20_000
const pollMs = 100

/** Listens to a page's network from now on. */
export async function recordNetwork(session: CDPSession) {
  const started = new Map<string, string>()
  const finished: { type: string; bytes: number; at: number }[] = []
  let loadedAt = Number.POSITIVE_INFINITY
  let changed = performance.now()

  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    started.set(requestId, type ?? 'Other')
    changed = performance.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const type = started.get(requestId)
    if (type) finished.push({ type, bytes: encodedDataLength, at: timestamp })
    started.delete(requestId)
    changed = performance.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    started.delete(requestId)
    changed = performance.now()
  })
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
    changed = performance.now()
  })
  await session.send('Network.enable')
  await session.send('Page.enable')

  return {
    /** All transfers, once the page has loaded and nothing has come or gone for `quietMs`. */
    async quiet(quietMs: number): Promise<Transfer[]> {
      const until = performance.now() + longestMs
      const busy = () =>
        started.size > 0 ||
        loadedAt === Number.POSITIVE_INFINITY ||
        performance.now() - changed < quietMs
      while (busy() && performance.now() < until) await wait(pollMs)
      return finished.map(({ type, bytes, at }) => ({ type, bytes, afterLoad: at > loadedAt }))
    },
  }
}
