import type { FastifyLoggerOptions } from 'fastify'
import type { Settings } from '../core/env.ts'

/** Fields that libraries add to log lines but that must not be logged. */
const redact = {
  paths: [
    // The multipart parser logs the request at the finest levels, including its token and client address.
    'busboyOptions.headers',
    // PostgreSQL adds stored values to its errors.
    'err.detail',
    'err.where',
    'err.internalQuery',
  ],
  remove: true,
}

/** One line of JSON per event, on standard output. */
export function logOptions({
  logLevel,
}: Settings): false | (FastifyLoggerOptions & { redact: typeof redact }) {
  return logLevel === 'silent' ? false : { level: logLevel, redact }
}
