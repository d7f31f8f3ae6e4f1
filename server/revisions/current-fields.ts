import type { DraftFields } from '../../shared/draft.ts'
import type { Database } from '../database/database.ts'
import { type DraftRow, fieldsOf } from './draft-row.ts'
import { recordFields } from './record-fields.ts'

/** The draft's fields, or its record's where there is no unsaved work. */
export async function currentFields(db: Database, row: DraftRow): Promise<DraftFields> {
  const fields = fieldsOf(row)
  if (fields) return fields
  if (row.live_number === null) return {}
  return recordFields(db, row.kind, row.live_number)
}
