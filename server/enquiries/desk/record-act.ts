import { recordAudit } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import type { Colleague } from './folders.ts'

/** Writes the audit row of what a person did to an enquiry. */
export function recordAct(
  trx: Database,
  clock: Clock,
  { email: by }: Colleague,
  id: string,
  action: 'created' | 'read' | 'changed' | 'deleted' | 'noted' | 'sent',
  fields: string[] = [],
): Promise<void> {
  const at = clock().toISOString()
  return recordAudit(trx, { at, by, action, kind: 'enquiry', record: id, fields })
}
