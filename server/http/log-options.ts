import type { FastifyLoggerOptions } from 'fastify'
import type { Settings } from '../core/env.ts'

/** What others put into the objects of a line and nobody is to read there. */
const redact = {
  paths: [
    // What the parser of forms would log of a request at the finest levels: its token and its address.
    'busboyOptions.headers',
    // What PostgreSQL adds to its errors: the values that somebody stored.
    ...['err.detail', 'err.where', 'err.internalQuery'],
  ],
  remove: true,
}

/** One line of JSON an event, on standard output. */
export function logOptions({
  logLevel,
}: Settings): false | (FastifyLoggerOptions & { redact: typeof redact }) {
  return logLevel === 'silent' ? false : { level: logLevel, redact }
}
