// Loaded before the built site: kills the process, like a power failure, at the SQLite statement numbered
// KILL_AT. Prints how many statements there have been when the site listens.
import { tracingChannel } from 'node:diagnostics_channel'
import { StatementSync } from 'node:sqlite'

const killAt = Number(process.env['KILL_AT'] ?? Number.POSITIVE_INFINITY)
let count = 0

for (const method of ['run', 'all', 'iterate', 'get'] as const) {
  const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown
  Object.assign(StatementSync.prototype, {
    [method](this: StatementSync, ...values: unknown[]): unknown {
      count += 1
      if (count === killAt) process.kill(process.pid, 'SIGKILL')
      return original.apply(this, values)
    },
  })
}

tracingChannel('net.server.listen').asyncEnd.subscribe(() => {
  process.stdout.write(`statements: ${count}\n`)
})
