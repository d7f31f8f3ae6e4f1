// Whom an enquiry waits for, since when, and the order of those that wait.
import { type RawBuilder, sql } from 'kysely'
import { academy } from '../../content/academy.ts'
import { dayIn, dayStartIn } from '../../shared/calendar-day.ts'
import type { DeskItem, EnquiryState } from '../../shared/desk.ts'

/** The day in the academy's time zone, as `2026-07-17`. */
export const dayOf = dayIn(academy.timeZone)
const dayStart = dayStartIn(academy.timeZone)

/** Condition for enquiries whose newest mail is the patient's, or a reply to which failed. */
export const isUnanswered = sql<boolean>`(answered = 0 or failed = 1)`

/** Danger first, then what waits for staff. Indexes have the same expression. */
const rank = sql<number>`(case when danger_at is not null then 0 when answered = 0 or failed = 1 then 1 else 2 end)`

export type Order = {
  columns: readonly RawBuilder<unknown>[]
  direction: 'asc' | 'desc'
  /** All values of its first column, in their order, where that is an expression. */
  ranks?: readonly number[]
}

/** The orders in which enquiries are listed. */
export const orders: Record<'newest' | 'created' | 'waiting', Order> = {
  newest: { columns: [sql`last_at`, sql`id`], direction: 'desc' },
  created: { columns: [sql`created_at`, sql`id`], direction: 'desc' },
  waiting: {
    columns: [rank, sql`waiting_since`, sql`id`],
    direction: 'asc',
    ranks: [0, 1, 2],
  },
}

export type EnquiryOrder = keyof typeof orders

type Wait = {
  state: EnquiryState
  answered: number
  failed: number
  later: string | null
}

export function waitsFor(
  { state, answered, failed, later }: Wait,
  now: Date,
): DeskItem['waitsFor'] {
  if (state !== 'open' || isPutOff(later, now)) return 'nobody'
  return answered === 0 || failed === 1 ? 'us' : 'patient'
}

export const isPutOff = (later: string | null, now: Date) => later !== null && later > dayOf(now)

/** The columns of a change, with the new beginning of the wait if it turns to somebody else. */
export function withWait<Change extends Partial<Wait>>(before: Wait, change: Change, now: Date) {
  const turns = waitsFor(before, now) !== waitsFor({ ...before, ...change }, now)
  return { ...change, ...(turns && { waiting_since: now.toISOString() }) }
}

/** The columns of an enquiry that is put off until a day. */
export const putOff = (later: string, now: Date) => ({
  later,
  put_off_at: now.toISOString(),
  waiting_since: dayStart(later).toISOString(),
})

export const notPutOff = { later: null, put_off_at: null }
