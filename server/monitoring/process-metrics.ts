import { version } from '../core/version.ts'
import { counter, gauge, type Metric } from '../metrics/exposition.ts'

/** Start time of the process, in milliseconds since 1970. */
export const startedMs = performance.timeOrigin

/** The resources that the process uses, named as in the Prometheus client libraries. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    gauge('academy_build_info', 'Version of the site and of Node.js.', [
      { value: 1, labels: { version, node: process.version } },
    ]),
    gauge(
      'process_start_time_seconds',
      'Start time of the process, in seconds since 1970.',
      startedMs / 1000,
    ),
    counter('process_cpu_seconds_total', 'CPU time of all threads.', (user + system) / 1e6),
    gauge('process_resident_memory_bytes', 'Resident memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
    gauge(
      'nodejs_external_memory_bytes',
      'Memory of buffers, including cached responses.',
      external,
    ),
  ]
}
