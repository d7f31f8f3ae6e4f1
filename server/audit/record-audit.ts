import type { AuditAction, AuditKind } from '../../shared/audit.ts'
import { markAudited } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { noteAct } from './audited-acts.ts'

/** The actors that are not staff: the operator (a command or a setting) and the site itself. */
export const operator = 'operator'
export const theSite = 'the site'

export type AuditRow = {
  /** ISO 8601 UTC. */
  at: string
  /** The e-mail address of the actor, `operator` or `theSite`. */
  by: string
  action: AuditAction
  kind: AuditKind
  /** The record's id; empty if there is none. */
  record?: string
  /** The record's title or the person's e-mail address; never anything from an enquiry. */
  title?: string
  /** Names of the fields that changed, never values. */
  fields?: readonly string[]
}

/** Writes a row of the audit log, in the same transaction as the change it describes. */
export async function recordAudit(trx: Database, row: AuditRow): Promise<void> {
  const { at, by, action, kind, record = '', title = '', fields = [] } = row
  markAudited(trx, kind)
  // What the site does by itself is not an act of the request.
  if (by !== theSite) noteAct(row)
  await trx
    .insertInto('audit_log')
    .values(({ selectFrom }) => ({
      at,
      action,
      kind,
      title,
      person_id: selectFrom('people').select('id').where('email', '=', by),
      person_email: by,
      record_id: record,
      fields: JSON.stringify(fields),
    }))
    .execute()
}
