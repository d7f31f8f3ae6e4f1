// What readers have visited: totals, which name nobody.
import { count, text } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** A list of totals: `key` are columns of text, `counts` of numbers. A new site may have counted already. */
function totals(name: string, table: string, key: readonly string[], counts: readonly string[]) {
  const columns = [
    ...key.map((column) => [column, text(2000)] as const),
    ...counts.map((column) => [column, count] as const),
  ]
  return ifThere({
    ...tableSection({ name, table, key, atOnce: 500, columns: Object.fromEntries(columns) }),
    mayHaveRows: 'replaced',
  })
}

export const figures = [
  totals('visitDays', 'visit_days', ['day', 'path'], ['views', 'visits']),
  totals('visitMonths', 'visit_months', ['month', 'path'], ['views', 'visits']),
  totals('visitTotals', 'visit_totals', ['day'], ['views', 'visits']),
  totals('visitSources', 'visit_sources', ['day', 'host'], ['visits']),
  totals('pageVotes', 'page_votes', ['day', 'path'], ['yes', 'no']),
  totals('assistantDays', 'assistant_days', ['day', 'agent'], ['fetches']),
]
