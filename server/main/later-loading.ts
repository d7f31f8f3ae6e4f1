import type { FastifyBaseLogger } from 'fastify'
import { laterPartsMs, loadLaterParts } from '../core/later-parts.ts'

/** Loads what a start leaves out, a while after it. */
export function createLaterLoading(log: FastifyBaseLogger) {
  let waiting: NodeJS.Timeout | undefined

  const load = () =>
    loadLaterParts().catch((error: unknown) =>
      log.error(error, 'part of the program could not be loaded: restart the site'),
    )

  return {
    start: () => void (waiting = setTimeout(load, laterPartsMs).unref()),
    stop: () => clearTimeout(waiting),
  }
}
