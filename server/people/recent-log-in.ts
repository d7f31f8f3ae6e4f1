import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'

/**
 * Throws 403 unless the session's log-in was minutes ago. To be called before a change of how somebody logs
 * in.
 */
export function assertRecentLogIn({ createdAt }: { createdAt: string }, clock: Clock): void {
  const ageMs = clock().getTime() - Date.parse(createdAt)
  if (ageMs >= limits.login.recentMinutes * 60_000) {
    throw new HttpError(403, 'Please log in again first.')
  }
}
