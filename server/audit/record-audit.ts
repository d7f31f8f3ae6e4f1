import type { AuditAction, AuditKind } from '../../shared/audit.ts'
import { noteTold } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { noteAct } from './audited-acts.ts'

/** Who did what no person of the panel did: a command or a setting of the operator, or the site by itself. */
export const operator = 'operator'
export const theSite = 'the site'

export type AuditRow = {
  /** ISO 8601 UTC. */
  at: string
  /** The address of whoever did it, `operator` or `theSite`. */
  by: string
  action: AuditAction
  kind: AuditKind
  /** The record's id; empty where there is none. */
  record?: string
  /** The record's title, a person's address; never anything of an enquiry. */
  title?: string
  /** Names of the fields that changed, never values. */
  fields?: readonly string[]
}

/** Writes a row of the audit log, in the transaction of what it tells of. */
export async function recordAudit(trx: Database, row: AuditRow): Promise<void> {
  const { at, by, action, kind, record = '', title = '', fields = [] } = row
  noteTold(trx, kind)
  // What the site does on the way is nobody's act.
  if (by !== theSite) noteAct(row)
  await trx
    .insertInto('audit_log')
    .values(({ selectFrom }) => ({
      ...{ at, action, kind, title },
      person_id: selectFrom('people').select('id').where('email', '=', by),
      person_email: by,
      record_id: record,
      fields: JSON.stringify(fields),
    }))
    .execute()
}
