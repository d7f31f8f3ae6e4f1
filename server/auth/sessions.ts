import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import { isStorageFailure } from '../database/storage-failure.ts'
import type { Admins } from './admins.ts'
import { createSessionRows } from './session-rows.ts'

export type Session = { id: string; email: string; expiresAt: string }
export type Sessions = ReturnType<typeof createSessions>

const hourMs = 60 * 60_000
const longestMs = limits.login.sessionHours * hourMs
const idleMs = limits.login.idleHours * hourMs
/** Reads would else become writes: a session's last use is noted at most this often. */
const notedEveryMs = 60_000
/** Clocks of two instances differ a little; only a larger step back means that a clock was set. */
const clockStepMs = 5000

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** What a log-in begins: a random token, kept only as a hash, that ends by age, by rest or by log-out. */
export function createSessions(db: Database, clock: Clock, admins: Admins) {
  /** Where nothing can be stored the session is one that was not used, which is no reason to stop reading. */
  async function noteUse(id: string, createdMs: number, seenMs: number): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ created_at: iso(createdMs), last_seen_at: iso(seenMs) })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isStorageFailure(error)) throw error
      })
  }

  const rows = createSessionRows(db)

  /** The session of that id, its last use noted; undefined where there is none, or none any more. */
  async function findById(id: string): Promise<Session | undefined> {
    const row = await rows.find(id)
    if (!row) return undefined

    const now = clock().getTime()
    let created = Date.parse(row.created_at)
    let seen = Date.parse(row.last_seen_at)
    const steppedBack = seen - now > clockStepMs
    if (steppedBack) {
      // The session's times go back with the clock: it has been used for as long as before.
      created -= seen - now
      seen = now
    }
    if (now - created >= longestMs || now - seen >= idleMs) return undefined
    if (!(await admins.find(row.email))) return undefined

    if (now - seen >= notedEveryMs) seen = now
    if (seen !== Date.parse(row.last_seen_at)) await noteUse(id, created, seen)
    return {
      id,
      email: row.email,
      expiresAt: iso(Math.min(created + longestMs, seen + idleMs)),
    }
  }

  return {
    /** Whether this process has seen the token open a session, which may have ended since. */
    isKnown: (token: string): boolean => rows.isKnown(tokenHash(token)),

    /** Returns the new session's token. */
    async start(trx: Database, email: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = clock().getTime()
      await trx
        .deleteFrom('sessions')
        .where('last_seen_at', '<', iso(now - idleMs))
        .execute()
      await trx
        .insertInto('sessions')
        .values({ id: tokenHash(token), email, created_at: iso(now), last_seen_at: iso(now) })
        .execute()
      return token
    },

    /** The session that the token opens, its last use noted; undefined where it opens none. */
    async find(token: string): Promise<Session | undefined> {
      if (!tokenPattern.test(token)) return undefined
      const id = tokenHash(token)
      const session = await findById(id)
      if (session) rows.know(id)
      else rows.forget(id)
      return session
    },

    async end({ id }: Pick<Session, 'id'>): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute()
    },

    async endAll({ email }: Pick<Session, 'email'>): Promise<void> {
      await db.deleteFrom('sessions').where('email', '=', email).execute()
    },
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
