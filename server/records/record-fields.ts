import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { columnKinds, namesOf } from '../../shared/fields.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { fromColumn } from './columns.ts'
import { type DraftRow, fieldsOf } from './draft-row.ts'
import { isWhole } from './draft-values.ts'
import { kinds } from './kinds/kinds.ts'

/**
 * Returns the fields of a published record, as its form would send them. Throws 404 if it has been deleted
 * meanwhile.
 */
export async function recordFields(
  db: Database,
  kind: DraftKind,
  number: number,
): Promise<DraftFields> {
  const { table, fields, readOthers } = kinds[kind]
  const row: Record<string, unknown> = await db
    .selectFrom(table)
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new HttpError(404, 'Draft not found'))
  const columns = namesOf(fields, columnKinds).map((name) => [
    name,
    fromColumn(fields[name]!, row[name]) ?? '',
  ])
  return { ...(Object.fromEntries(columns) as DraftFields), ...(await readOthers(db, number)) }
}

/**
 * Returns the draft's fields. The record's fields stand in if there is no unpublished work, or for fields
 * added since the draft was written.
 */
export async function currentFields(db: Database, row: DraftRow): Promise<DraftFields> {
  const fields = fieldsOf(row)
  if (fields && isWhole(row.kind, fields)) return fields
  if (row.live_number === null) return fields ?? {}
  return { ...(await recordFields(db, row.kind, row.live_number)), ...fields }
}
