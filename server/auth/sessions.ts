import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import { selectSkippingLocked } from '../database/select-for-update.ts'
import { isStorageFailure } from '../database/storage-failure.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Accounts } from '../people/accounts.ts'
import { type Person, personFrom } from '../people/person.ts'
import { createSessionRows } from './session-rows.ts'

/** `createdAt` is when the person logged in. */
export type Session = { id: string; email: string; createdAt: string; expiresAt: string }
export type Sessions = ReturnType<typeof createSessions>

/** How somebody logged in; `device` is empty if the browser is not recognised. */
export type LogIn = { method: 'code' | 'passkey'; device: string }

const hourMs = 60 * 60_000
const longestMs = limits.login.sessionHours * hourMs
const idleMs = limits.login.idleHours * hourMs
/** The last use of a session is recorded at most this often, so that reads do not become writes. */
const notedEveryMs = 60_000
/** Clocks of two instances differ slightly; only a larger step back means that a clock was reset. */
const clockStepMs = 5000

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Sessions: a random token, stored only as a hash, that ends by age, inactivity or log-out. */
export function createSessions(db: Database, clock: Clock, accounts: Pick<Accounts, 'noteLogIn'>) {
  /**
   * Records the last use, unless the person's row is locked: the next call does. A storage failure is ignored:
   * reading must go on, the session just looks unused.
   */
  async function noteUse(
    { id, email }: Pick<Session, 'id' | 'email'>,
    createdMs: number,
    seenMs: number,
  ): Promise<void> {
    const last_seen_at = iso(seenMs)
    await inTransaction(db, async (trx) => {
      skipAudit(trx, ['sessions', 'people'], 'when somebody was last seen')
      // The person before the session, as everywhere.
      const person = await selectSkippingLocked(trx, 'people')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      if (!person) return
      await trx
        .updateTable('sessions')
        .set({ created_at: iso(createdMs), last_seen_at })
        .where('id', '=', id)
        .execute()
      await trx.updateTable('people').set({ last_seen_at }).where('id', '=', person.id).execute()
    }).catch((error: unknown) => {
      if (!isStorageFailure(error)) throw error
    })
  }

  const rows = createSessionRows(db)

  /**
   * Returns the session with this id and its person, and records its use; undefined if there is none or
   * it has expired.
   */
  async function findById(id: string): Promise<{ session: Session; person: Person } | undefined> {
    const row = await rows.find(id)
    if (!row) return undefined

    const now = clock().getTime()
    let created = Date.parse(row.created_at)
    let seen = Date.parse(row.last_seen_at)
    const steppedBack = seen - now > clockStepMs
    if (steppedBack) {
      // Shift the session's times back with the clock, so that its age and idle time stay as they were.
      created -= seen - now
      seen = now
    }
    if (now - created >= longestMs || now - seen >= idleMs) return undefined

    if (now - seen >= notedEveryMs) seen = now
    if (seen !== Date.parse(row.last_seen_at)) await noteUse(row, created, seen)
    const { email } = row
    const expiresAt = iso(Math.min(created + longestMs, seen + idleMs))
    return {
      session: { id, email, createdAt: iso(created), expiresAt },
      person: personFrom({ ...row, id: row.person_id }),
    }
  }

  return {
    /**
     * Whether this process saw the token open a session within the last five minutes; the session may
     * since have ended on another instance.
     */
    isKnown: (token: string): boolean => rows.isKnown(tokenHash(token)),

    /** Returns the new session's token. */
    async start(
      trx: Database,
      email: string,
      { method, device }: LogIn = { method: 'code', device: '' },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = clock().getTime()
      const at = iso(now)
      await accounts.noteLogIn(trx, email)
      await trx
        .deleteFrom('sessions')
        .where('last_seen_at', '<', iso(now - idleMs))
        .execute()
      await trx
        .insertInto('sessions')
        .values({ id: tokenHash(token), email, created_at: at, last_seen_at: at, method, device })
        .execute()
      await recordAudit(trx, { at, by: email, action: 'logged in', kind: 'session' })
      return token
    },

    /** Returns the token's session and its person, and records its use; undefined if the token is not valid. */
    async find(token: string): Promise<{ session: Session; person: Person } | undefined> {
      if (!tokenPattern.test(token)) return undefined
      const id = tokenHash(token)
      const found = await findById(id)
      if (found) rows.know(id)
      else rows.forget(id)
      return found
    },

    async end({ id, email }: Pick<Session, 'id' | 'email'>): Promise<void> {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('sessions').where('id', '=', id).execute()
        await noteLogOut(trx, email)
      })
      rows.forget(id)
    },

    async endAll({ email }: Pick<Session, 'email'>): Promise<void> {
      const ended = await inTransaction(db, async (trx) => {
        const ids = await trx
          .deleteFrom('sessions')
          .where('email', '=', email)
          .returning('id')
          .execute()
        await noteLogOut(trx, email)
        return ids
      })
      for (const { id } of ended) rows.forget(id)
    },
  }

  function noteLogOut(trx: Database, email: string): Promise<void> {
    const at = clock().toISOString()
    return recordAudit(trx, { at, by: email, action: 'logged out', kind: 'session' })
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
