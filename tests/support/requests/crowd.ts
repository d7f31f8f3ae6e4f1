import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a reader waits after a refusal, in ms. */
const patienceMs = 250

/**
 * Readers who keep requesting pages that must be rendered, including searches, each on their own connection,
 * until they leave. Reader `number` calls from `sourceOf(number)` and opens page `number` first.
 */
export function crowd(url: string, readers: number, sourceOf: (number: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const left = new AbortController()
  const statuses: Record<number, number> = {}

  const ask = (path: string, source: string) =>
    new Promise<number>((resolve, reject) => {
      // A token, even one without a session, bypasses cached responses.
      const headers = { 'x-forwarded-for': source, authorization: 'Bearer made-up' }
      get(url + path, { agent, headers, signal: left.signal }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      }).once('error', reject)
    })

  const read = async (number: number) => {
    for (let turn = number; !left.signal.aborted; turn += 1) {
      const path = turn % 2 ? `/articles?query=word${number}x${turn}` : '/'
      const status = await ask(path, sourceOf(number))
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status !== 200) await pause(patienceMs)
    }
  }
  const reading = Array.from({ length: readers }, (_, number) =>
    read(number).catch((error: unknown) => {
      if (!left.signal.aborted) throw error
    }),
  )
  return {
    /** How many responses have had this status so far. */
    got: (status: number): number => statuses[status] ?? 0,

    /** Ends all readers. Throws what went wrong for any of them. */
    async leave(): Promise<void> {
      left.abort()
      agent.destroy()
      await Promise.all(reading)
    },
  }
}
