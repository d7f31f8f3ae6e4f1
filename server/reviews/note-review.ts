import type { AuditAction } from '../../shared/audit.ts'
import type { ReviewKind } from '../../shared/review.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'

type Page = { kind: ReviewKind; id: string }
type Act = { by: string; now: Date; action: AuditAction; fields: readonly string[] }

/** Writes into the audit log what was done about the review of a page. Conditions are the site's own texts. */
export function noteReview(
  trx: Database,
  { kind, id }: Page,
  { by, now, action, fields }: Act,
): Promise<void> {
  return recordAudit(trx, {
    ...{ at: now.toISOString(), by, action, fields },
    kind: kind === 'article' ? 'article' : 'site',
    record: id,
  })
}

/** That a signature was given, and in whose name, whoever did it. */
export const signedBy = ({ id }: { id: string }) =>
  ({ action: 'created', fields: ['review signed', `doctor ${id}`] }) as const
