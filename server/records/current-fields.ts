import type { DraftFields } from '../../shared/draft-fields.ts'
import type { Database } from '../database/database.ts'
import { type DraftRow, fieldsOf } from './draft-row.ts'
import { isWhole } from './draft-values.ts'
import { recordFields } from './record-fields.ts'

/**
 * The draft's fields, or its record's where there is no unsaved work, and where the draft was written
 * before a field was added.
 */
export async function currentFields(db: Database, row: DraftRow): Promise<DraftFields> {
  const fields = fieldsOf(row)
  if (fields && isWhole(row.kind, fields)) return fields
  if (row.live_number === null) return fields ?? {}
  return { ...(await recordFields(db, row.kind, row.live_number)), ...fields }
}
