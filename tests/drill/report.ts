// The goals that drills measure, each with what was seen.
import type { Row } from '../benchmarks/figures.ts'

const goals = {
  'G-02': 'guesses judged per account ≤ 100 a day, ≤ 5 per code, 0 double wins',
  'G-03': 'known and unknown addresses told apart: 0.45 to 0.55 over 200 pairs',
  'G-06': '500 slow connections: p99 of others ≤ 200 ms',
  'G-11': 'kill -9: 50 rounds, 0 lost, 0 half, ready ≤ 3 s (median ≤ 1 s)',
  'G-12': '100 % of acknowledged writes synced between request and response',
  'G-13': 'stale responses: 0 after 1 s, 2 s on others, over 200 edits',
  'G-14': '0 updates lost in 200 pairs at once, 0 duplicates in 100 double submits',
  'G-15': 'back ≤ 5 s after database, mail or bucket, 0 restarts',
  'G-16': 'stop: 0 of 1,000 responses cut, ≤ 10 s',
  'G-17': 'backup under load: 0 rows missing; 10,000 articles and 500 pictures ≤ 30 s',
} as const

export type GoalId = keyof typeof goals

/** One line for each goal of which something was seen. */
export function goalRows(seen: Partial<Record<GoalId, string>>): Row[] {
  return Object.entries(seen)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, value]) => ({ id, goal: goals[id as GoalId], seen: value }))
}
