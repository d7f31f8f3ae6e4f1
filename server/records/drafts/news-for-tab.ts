// What others have done to a record while a tab had it open.
import { type RecordAct, recordActs } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { Database } from '../../database/database.ts'
import { type DraftRow, fieldVersionsOf } from '../draft-row.ts'

/** The version of the draft, and `updatedAt` of the record, that a tab knows; undefined: it does not say. */
export type KnownToTab = {
  tab: string
  version: number
  recordUpdatedAt?: string | null | undefined
}

/**
 * Returns the fields that a tab has to take from others; null if there are none. For a tab that names its
 * record, these are all fields of the record once unpublished work was published or discarded.
 */
export function changesFor(
  row: DraftRow,
  fields: DraftFields,
  { tab, version, recordUpdatedAt }: KnownToTab,
): DraftFields | null {
  if (row.fields === null) {
    if (recordUpdatedAt === undefined || row.live_number === null) return null
    return version > 0 || recordUpdatedAt !== row.live_updated_at ? fields : null
  }
  const changed = Object.entries(fieldVersionsOf(row)).filter(
    ([, [changedIn, by]]) => changedIn > version && by !== tab,
  )
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map(([name]) => [name, fields[name] ?? '']))
}

/** Returns what was done last to a record besides typing, by the versions that are kept. */
export async function lastAct(db: Database, draftNumber: number): Promise<RecordAct | null> {
  const row = await db
    .selectFrom('revisions')
    .select(['number', 'kind', 'created_by', 'created_at'])
    .where('draft_number', '=', draftNumber)
    .where('kind', 'in', [...recordActs])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { number, kind, created_by: by, created_at: at } = row
  return { number, kind: kind as RecordAct['kind'], by, at }
}
