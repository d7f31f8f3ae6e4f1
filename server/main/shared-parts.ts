import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

/** What most services are built of. */
export type SharedParts = {
  settings: Settings
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  securityLog: SecurityLog
  rates: RateLimits
}
