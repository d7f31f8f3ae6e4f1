import type { AuditAction } from '../../shared/audit.ts'
import type { ReviewKind } from '../../shared/review.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'

type Page = { kind: ReviewKind; id: string }
type Act = { by: string; now: Date; action: AuditAction; fields: readonly string[] }

/** Records an act about a page's review in the audit log. Conditions are logged as part of the site. */
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

/** The audit entry of a signature; it names the doctor, who need not be the person who acted. */
export const signedBy = ({ id }: { id: string }) =>
  ({ action: 'created', fields: ['review signed', `doctor ${id}`] }) as const
