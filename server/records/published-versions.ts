import type { DraftFields } from '../../shared/draft-fields.ts'
import type { Database } from '../database/database.ts'
import type { DraftRow } from './draft-row.ts'
import { addVersion } from './versions.ts'

/**
 * Keeps what readers see as a version before it changes, unless it is one: records of before
 * versions, and what an older version of this program publishes, have none.
 */
export async function keepPublished(
  trx: Database,
  row: DraftRow,
  fields: DraftFields,
): Promise<void> {
  const { number, version, live_updated_at: at } = row
  if (at === null) return
  const known = await trx
    .selectFrom('revisions')
    .select('number')
    .where('draft_number', '=', number)
    .where('kind', '=', 'published')
    .where('created_at', '=', at)
    .executeTakeFirst()
  if (!known) await addVersion(trx, row, { kind: 'published', fields, version, at, by: '' })
}
