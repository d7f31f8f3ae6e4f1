import type { AuditAction } from '../../shared/audit.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { valueText } from '../../shared/value-text.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'
import type { LiveRecord } from '../revisions/draft-row.ts'
import { differences } from '../revisions/draft-values.ts'
import { recordFields } from '../revisions/record-fields.ts'

/** `before`: the fields as they were, of which those that differ now are named. */
type Act = { at: string; by: string; action: AuditAction } & (
  | { before: DraftFields }
  | { fields?: string[] }
)

/** Writes into the audit log what was done to an article or a doctor that readers see. */
export async function noteRecord(trx: Database, record: LiveRecord, act: Act): Promise<void> {
  const { at, by, action } = act
  const isArticle = record.kind === 'blog'
  const now = await recordFields(trx, record.kind, record.number)
  await recordAudit(trx, {
    ...{ at, by, action, record: record.id },
    kind: isArticle ? 'article' : 'doctor',
    title: valueText(now[isArticle ? 'title' : 'name']),
    fields: 'before' in act ? differences(act.before, now) : (act.fields ?? []),
  })
}
