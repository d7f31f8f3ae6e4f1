import { limits } from '../../../shared/limits.ts'
import { id, time, typedText } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** Articles that come first for these words. */
export const promoted = ifThere(
  tableSection({
    name: 'promoted',
    table: 'promoted_articles',
    key: ['id'],
    columns: { id, words: typedText(limits.searchText), blog_id: id, created_at: time },
  }),
)
