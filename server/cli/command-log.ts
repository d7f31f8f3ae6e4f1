import Fastify from 'fastify'
import type { Settings } from '../core/env.ts'

/** The site's log, for what an operator does: on standard error, for standard output is the answer. */
export function commandLog({ logLevel }: Settings) {
  const logger = logLevel === 'silent' ? false : { level: logLevel, stream: process.stderr }
  return Fastify({ logger }).log
}
