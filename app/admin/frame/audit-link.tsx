import { Link } from 'react-router'
import type { AuditKind } from '../../../shared/audit.ts'
import { useMay } from './use-session.ts'

/** Links to a record's audit log, for users who may read it. */
export function AuditLink({ kind, record }: { kind: AuditKind; record: string }) {
  if (!useMay()('audit')) return null
  return (
    <Link
      className="button quiet-button"
      to={`/admin/audit?${new URLSearchParams({ kind, record })}`}
      title="Who did what, in the audit log"
    >
      History
    </Link>
  )
}
