import type { Judgement } from '../../shared/meter.ts'

type Judged = { judgement: Judgement; hint: string | null }

export const good = { judgement: 'Good', hint: null } as const satisfies Judged

/** Good, unless there is a hint about what to do. */
export function judge(hint: string | false | null): Judged {
  return hint ? { judgement: 'Look at this', hint } : good
}

/** Milliseconds from a time, as ISO 8601, until now. */
export const ageOf = (iso: string, now: Date) => now.getTime() - Date.parse(iso)
