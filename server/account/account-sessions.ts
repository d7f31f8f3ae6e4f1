import { type AccountSession, unknownDevice } from '../../shared/account.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'

type Current = { id: string; email: string }
/** Sessions are exposed by the hash of their id; the stored id never leaves the server. */
const publicId = tokenHash

/** Returns the account's open sessions, most recently used first, up to `sessionsListed`. */
export async function listSessions(
  db: Database,
  clock: Clock,
  { id, email }: Current,
): Promise<AccountSession[]> {
  const now = clock().getTime()
  const since = (hours: number) => new Date(now - hours * 60 * 60_000).toISOString()
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('email', '=', email)
    .where('created_at', '>', since(limits.login.sessionHours))
    .where('last_seen_at', '>', since(limits.login.idleHours))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limits.login.sessionsListed)
    .execute()
  return rows.map((row) => ({
    _id: publicId(row.id),
    device: row.device || unknownDevice,
    method: row.method,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.id === id,
  }))
}

/** Returns the id of the account's session whose public id is `shown`; undefined if there is none. */
export async function findSession(
  db: Database,
  { email }: Pick<Current, 'email'>,
  shown: string,
): Promise<string | undefined> {
  const rows = await db.selectFrom('sessions').select('id').where('email', '=', email).execute()
  return rows.find(({ id }) => publicId(id) === shown)?.id
}
