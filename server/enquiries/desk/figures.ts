import { type DeskFigures } from '../../../shared/desk-figures.ts'
import { dayStartIn, daysAfter } from '../../../shared/calendar-day.ts'
import { academy } from '../../../content/academy.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { dayOf, isUnanswered } from '../waiting.ts'

const minuteMs = 60_000
const startOf = dayStartIn(academy.timeZone)

/** How many enquiries came and were answered on each of the last days, today included, without spam. */
export async function deskFiguresOf(
  db: Database,
  clock: Clock,
  days: number,
): Promise<DeskFigures> {
  const now = clock()
  const today = dayOf(now)
  const list = Array.from({ length: days }, (_, index) => daysAfter(today, index + 1 - days))
  const starts = list.map((day) => startOf(day).toISOString())
  const [first] = starts as [string]
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin(
      (query) =>
        query
          .selectFrom('enquiry_mails')
          .select(({ fn }) => ['enquiry_id', fn.min<string>('at').as('at')])
          .where('direction', '=', 'out')
          .groupBy('enquiry_id')
          .as('reply'),
      (join) => join.onRef('reply.enquiry_id', '=', 'enquiries.id'),
    )
    .select(['enquiries.created_at', 'reply.at as answered_at'])
    .where('enquiries.state', '!=', 'spam')
    .where(({ eb, or }) => or([eb('created_at', '>=', first), eb('reply.at', '>=', first)]))
    .execute()
  const came = countByDay(
    starts,
    rows.map((row) => row.created_at),
  )
  const answered = countByDay(
    starts,
    rows.flatMap((row) => row.answered_at ?? []),
  )
  const waits = rows
    .flatMap(({ created_at, answered_at }) =>
      created_at >= first && answered_at !== null
        ? [minutesBetween(created_at, Date.parse(answered_at))]
        : [],
    )
    .toSorted((a, b) => a - b)
  const waiting = await db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string | null>('waiting_since').as('longest'),
    ])
    .where('state', '=', 'open')
    .where(isUnanswered)
    .where(({ eb, or }) => or([eb('later', 'is', null), eb('later', '<=', today)]))
    .executeTakeFirstOrThrow()
  return {
    byDay: list.map((day, index) => ({ day, came: came[index]!, answered: answered[index]! })),
    firstReply: { median: percentile(waits, 50), ninety: percentile(waits, 90) },
    waitingNow: waiting.count,
    longestWait: waiting.longest === null ? null : minutesBetween(waiting.longest, now.getTime()),
  }
}

/** How many of the times fall on each day; `starts` are the beginnings of the days, in order. */
function countByDay(starts: string[], times: string[]): number[] {
  const counts = starts.map(() => 0)
  let index = 0
  for (const time of times.toSorted()) {
    if (time < starts[0]!) continue
    while (index + 1 < starts.length && time >= starts[index + 1]!) index += 1
    counts[index]! += 1
  }
  return counts
}

const minutesBetween = (from: string, to: number) =>
  Math.max(0, Math.round((to - Date.parse(from)) / minuteMs))

/** The least of the sorted values that so many per cent of them do not exceed. */
function percentile(sorted: number[], percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null
}
