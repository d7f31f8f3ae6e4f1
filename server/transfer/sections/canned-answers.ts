import { limits } from '../../../shared/limits.ts'
import { id, time, typedText } from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'

export const cannedAnswers = tableSection({
  name: 'cannedAnswers',
  table: 'canned_answers',
  key: ['id'],
  columns: {
    id,
    title: typedText(limits.desk.title),
    text: typedText(limits.desk.text),
    updated_at: time,
  },
})
