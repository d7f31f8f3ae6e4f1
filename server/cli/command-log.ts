import Fastify from 'fastify'
import type { Settings } from '../core/env.ts'

/** The site's log for operator commands. It goes to stderr, because stdout holds the result. */
export function commandLog({ logLevel }: Settings) {
  const logger = logLevel === 'silent' ? false : { level: logLevel, stream: process.stderr }
  return Fastify({ logger }).log
}
