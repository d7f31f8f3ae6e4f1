import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from '../../shared/rights.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../core/errors.ts'

/** A session joined with its person. A session whose person may no longer log in has no row. */
export type SessionRow = {
  id: string
  created_at: string
  last_seen_at: string
  person_id: string
  email: string
  name: string
  role: Role
  doctor_id: string | null
  passkey_only: number
}
type Batch = { ids: Set<string>; rows: Promise<Map<string, SessionRow>> }

/**
 * Maximum number of ids remembered. Beyond it all are forgotten, which only makes their next call wait
 * for a batch.
 */
const mostKnown = 10_000
/**
 * How long after its last call a session still takes precedence over unknown callers; it may since have
 * ended on another instance.
 */
const knownForMs = 5 * 60_000
const mostOfBatch = 1000
const batchEveryMs = 20

/**
 * Reads session rows. A session known to this process is read immediately; all others are batched into
 * one statement every 20 ms, so that a flood of made-up tokens costs the database next to nothing.
 */
export function createSessionRows(db: Database) {
  /** When each session was last found valid, in the process's monotonic time. */
  const known = new Map<string, number>()
  let batch: Batch | undefined
  let earliest = Promise.resolve()

  function beginBatch(): Batch {
    const ids = new Set<string>()
    const rows = earliest.then(async () => {
      batch = undefined
      const reading = read([...ids])
      earliest = Promise.allSettled([reading, pause(batchEveryMs)]).then(() => undefined)
      return reading
    })
    return { ids, rows }
  }

  async function read(ids: string[]): Promise<Map<string, SessionRow>> {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.email', 'sessions.email')
      .leftJoin('doctors', 'doctors.number', 'people.doctor_number')
      .select(['sessions.id', 'sessions.created_at', 'sessions.last_seen_at'])
      .select(['people.id as person_id', 'people.email', 'people.name', 'people.role'])
      .select(['people.passkey_only', 'doctors.id as doctor_id'])
      .where('sessions.id', 'in', ids)
      .where('people.joined_at', 'is not', null)
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  }

  return {
    isKnown(id: string): boolean {
      const foundAt = known.get(id)
      return foundAt !== undefined && performance.now() - foundAt < knownForMs
    },

    /** Call this with a session that was found valid. */
    know(id: string): void {
      if (known.size >= mostKnown) known.clear()
      known.set(id, performance.now())
    },

    forget: (id: string): boolean => known.delete(id),

    /** Returns undefined if there is none. Throws 503 if too many are waiting. */
    async find(id: string): Promise<SessionRow | undefined> {
      if (known.has(id)) return (await read([id])).get(id)
      batch ??= beginBatch()
      if (batch.ids.size >= mostOfBatch) {
        throw new HttpError(503, 'Too many requests at once. Please try again.', { retryAfter: 2 })
      }
      batch.ids.add(id)
      return (await batch.rows).get(id)
    },
  }
}
