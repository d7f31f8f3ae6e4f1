import { ApiError, sessionEnded, UnreachableError } from '../client/request.ts'
import type { Reason } from './save-state.ts'

/**
 * What a failed save means. `later`: retried automatically; `refused`: not retried until the text changes;
 * `conflict`: others have changed the same field; `deleted`: the record or draft is in the trash; `gone`: it
 * was deleted for ever.
 */
export type Failure = {
  kind: 'later' | 'session' | 'refused' | 'conflict' | 'deleted' | 'gone'
  why: Reason
  /** How long to wait before the next try, in milliseconds. */
  afterMs?: number
}

const unexpected = 'Something went wrong.'

export function explainFailure(error: unknown): Failure {
  if (error instanceof UnreachableError) return { kind: 'later', why: 'line' }
  if (sessionEnded(error)) return { kind: 'session', why: 'session' }
  if (!(error instanceof ApiError)) throw error
  const { status, retryAfterMs } = error
  const why = { message: error.message || unexpected }
  if (status === 409) {
    return { kind: error.message === inTrash ? 'deleted' : 'conflict', why }
  }
  if (status === 404) return { kind: 'gone', why }
  const later = status === 408 || status === 429 || status >= 500
  return { kind: later ? 'later' : 'refused', why, ...(later && { afterMs: retryAfterMs }) }
}

const inTrash = 'This is in the trash.'
