import type { AuditAction } from '../../shared/audit.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { recordKinds } from '../../shared/record-kinds.ts'
import { valueText } from '../../shared/value-text.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'
import type { DraftRow, PublishedRecord } from './draft-row.ts'
import { differences } from './draft-values.ts'
import { recordFields } from './record-fields.ts'

/** `before`: the record's fields before the change; the row names those that differ now. */
type Act = { at: string; by: string; action: AuditAction } & (
  | { before: DraftFields }
  | { fields?: readonly string[] }
)

/** Notes in the audit log what was done to a record. */
export async function noteRecord(trx: Database, record: PublishedRecord, act: Act): Promise<void> {
  const { at, by, action } = act
  const { called, title } = recordKinds[record.kind]
  const now = await recordFields(trx, record.kind, record.number)
  await recordAudit(trx, {
    at,
    by,
    action,
    record: record.id,
    kind: called,
    title: valueText(now[title]),
    fields: 'before' in act ? differences(act.before, now) : (act.fields ?? []),
  })
}

type DraftAct = { at: string; by: string; action: AuditAction; fields?: readonly string[] }

/**
 * Notes in the audit log what was done to a draft. The row has no title, which is erased with the draft.
 * Later saves leave versions instead of rows.
 */
export function noteDraft(
  trx: Database,
  { kind, id, live_id, record_id }: Pick<DraftRow, 'kind' | 'id' | 'live_id' | 'record_id'>,
  { fields = ['draft'], ...act }: DraftAct,
): Promise<void> {
  return recordAudit(trx, {
    ...act,
    kind: recordKinds[kind].called,
    record: live_id ?? record_id ?? `new.${id}`,
    fields,
  })
}
