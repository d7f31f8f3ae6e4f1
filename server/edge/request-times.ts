import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf, requestKind } from '../http/request-kind.ts'
import type { Contain } from './contain.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { createHistogram } from '../metrics/histogram.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type RequestTimes = ReturnType<typeof createRequestTimes>

/** Counts and durations of requests by kind and status class, without those served by the page cache. */
export function createRequestTimes(contain: Contain) {
  const histogram = createHistogram(bounds, ['kind', 'status'])
  return {
    begin(request: IncomingMessage, response: ServerResponse): void {
      const begun = performance.now()
      const observe = () => {
        const seconds = (performance.now() - begun) / 1000
        histogram.observe(seconds, requestKind(pathOf(request.url ?? '')), statusOf(response))
      }
      response.once('close', () =>
        contain(request, response, String(request.headers[requestIdHeader]), observe),
      )
    },
    counts: histogram.counts,
    samples: histogram.samples,
  }
}

/** A client that disconnected before the response was complete got no status. */
function statusOf({ writableFinished, statusCode }: ServerResponse): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
}
