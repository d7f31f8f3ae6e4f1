import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import { id, json, textOrNull, time } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

export const synonyms = ifThere({
  ...tableSection({
    name: 'synonyms',
    table: 'synonym_groups',
    key: ['id'],
    columns: {
      id,
      words: json(z.array(z.string().max(limits.searchText))),
      built_in: textOrNull(300),
      updated_at: time,
    },
  }),
  mayHaveRows: 'replaced',
})
