import { limits } from '../../../shared/limits.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction, lockFor } from '../../database/transaction.ts'
import type { DeskFolder } from '../../../shared/desk.ts'

const sameLookMs = limits.desk.sameLookMinutes.list * 60_000

/**
 * Audits who views lists of patients' messages: one row per person, folder and minute, and a separate
 * one for searches. Search terms may name a patient and are not recorded.
 */
export function createListViews(db: Database, clock: Clock) {
  /** When each view was last recorded, in milliseconds since 1970, as far as this instance knows. */
  const notedAt = new Map<string, number>()

  return async (by: string, folder: DeskFolder, isSearch: boolean): Promise<void> => {
    const look = { by, action: 'read', kind: 'enquiry' } as const
    const fields = [isSearch ? 'search' : 'list', folder]
    const key = `${by} ${fields.join(' ')}`
    const now = clock().getTime()
    const known = notedAt.get(key)
    if (known !== undefined && known <= now && known > now - sameLookMs) return
    const at = new Date(now).toISOString()
    const noted = await inTransaction(db, async (trx) => {
      await lockFor(trx, `look ${key}`)
      const last = await trx
        .selectFrom('audit_log')
        .select('at')
        .where('at', '>', new Date(now - sameLookMs).toISOString())
        .where('at', '<=', at)
        .where('person_email', '=', by)
        .where('kind', '=', look.kind)
        .where('action', '=', look.action)
        .where('fields', '=', JSON.stringify(fields))
        .limit(1)
        .executeTakeFirst()
      if (!last) await recordAudit(trx, { at, ...look, fields })
      return last?.at ?? at
    })
    notedAt.set(key, Date.parse(noted))
  }
}
