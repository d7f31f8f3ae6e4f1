import type { Overload } from './overload.ts'
import type { PageCache } from './page-cache.ts'
import type { SearchLimit } from './search-limit.ts'
import type { SlowReaders } from './slow-readers.ts'
import { counter, gauge, type Metric } from '../metrics/exposition.ts'
import type { Histogram } from '../metrics/histogram.ts'
import type { RequestTimes } from './request-times.ts'

/** The parts that a request passes on its way to a response. */
export type Traffic = {
  requestTimes: RequestTimes
  renderTimes: Histogram
  cache: PageCache
  overload: Overload
  searchLimit: SearchLimit
  slowReaders: SlowReaders
}

export function trafficMetrics(traffic: Traffic): Metric[] {
  const { requestTimes, renderTimes, cache, overload, searchLimit, slowReaders } = traffic
  const { hits, notModified, misses, emptied, responses, bytes } = cache.figures()
  return [
    counter(
      'academy_http_requests_total',
      'HTTP requests, including those served from the page cache.',
      [
        { value: hits - notModified, labels: { kind: 'kept', status: '2xx' } },
        { value: notModified, labels: { kind: 'kept', status: '3xx' } },
        ...requestTimes.counts(),
      ],
    ),
    {
      name: 'academy_http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from request to end of response, without responses from the page cache.',
      samples: requestTimes.samples(),
    },
    {
      name: 'academy_page_render_seconds',
      type: 'histogram',
      help: 'Time to render a page, including the database.',
      samples: renderTimes.samples(),
    },
    counter('academy_page_cache_requests_total', 'Requests for cacheable pages.', [
      { value: hits, labels: { result: 'hit' } },
      { value: misses, labels: { result: 'miss' } },
    ]),
    gauge(
      'academy_page_cache_answers',
      'Responses in the page cache, including stale ones.',
      responses,
    ),
    gauge('academy_page_cache_bytes', 'Memory used by the page cache.', bytes),
    counter(
      'academy_page_cache_emptied_total',
      'Changes that invalidated the page cache.',
      emptied,
    ),
    counter('academy_requests_turned_away_total', 'Requests rejected unread with 503 or 429.', [
      { value: overload.turnedAway(), labels: { reason: 'overload' } },
      { value: searchLimit.turnedAway(), labels: { reason: 'searches' } },
    ]),
    counter(
      'academy_slow_clients_disconnected_total',
      'Clients disconnected for reading a response too slowly.',
      slowReaders.cutOff(),
    ),
    {
      name: 'academy_event_loop_delay_seconds',
      type: 'histogram',
      help: 'Event loop delay, sampled fifty times a second.',
      samples: overload.delays(),
    },
  ]
}
