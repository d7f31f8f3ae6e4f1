import { Link } from 'react-router'
import type { AuditKind } from '../../../shared/audit.ts'
import { AdminIcon } from './admin-icon.tsx'
import { useMay } from './use-session.ts'

type AuditLinkProps = {
  kind: AuditKind
  record: string
  /** Shows an icon only, where a button with the same name leads to the versions of the text. */
  small?: boolean
}

/** Links to a record's audit log, for users who may read it. */
export function AuditLink({ kind, record, small = false }: AuditLinkProps) {
  if (!useMay()('audit')) return null
  return (
    <Link
      className={small ? 'icon-button' : 'button quiet-button'}
      to={`/admin/audit?${new URLSearchParams({ kind, record })}`}
      title="Who did what, in the audit log"
    >
      {small ? (
        <>
          <AdminIcon name="history" />
          <span className="visually-hidden">History</span>
        </>
      ) : (
        'History'
      )}
    </Link>
  )
}
