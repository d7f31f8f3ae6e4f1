import type { DraftFields } from '../../shared/draft-fields.ts'
import { htmlText } from '../../shared/html-text.ts'
import { type Anchor, passagesIn } from '../../shared/passage.ts'
import { valueText } from '../../shared/value-text.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'

/**
 * Keeps open remarks on their passages after these fields of a draft have changed. Small changes are followed
 * best, so this is done with each save. A passage that is gone is found again only as it was, as Undo brings it back.
 */
export async function followRemarks(
  trx: Database,
  draftNumber: number,
  fields: DraftFields,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return
  // unlocked remarks: whoever changes one has locked its draft
  const rows = await trx
    .selectFrom('remarks')
    .select(['id', 'field', 'anchor', 'is_gone'])
    .where('draft_number', '=', draftNumber)
    .where('outcome', '=', 'open')
    .where('field', 'in', changed)
    .execute()
  skipAudit(trx, ['remarks'], 'they stay as they are, on their passages')
  for (const [field, remarks] of Map.groupBy(rows, (row) => row.field)) {
    const passages = passagesIn(htmlText(valueText(fields[field])))
    for (const { id, anchor: before, is_gone } of remarks) {
      // The others are followed with the next save.
      if (passages.isSpent()) break
      const passage = passages.find(JSON.parse(before) as Anchor, { exactly: is_gone === 1 })
      const anchor = passage ? JSON.stringify(passage.anchor) : before
      if (anchor === before && is_gone === (passage ? 0 : 1)) continue
      await trx
        .updateTable('remarks')
        .set({ anchor, is_gone: passage ? 0 : 1 })
        .where('id', '=', id)
        .execute()
    }
  }
}
