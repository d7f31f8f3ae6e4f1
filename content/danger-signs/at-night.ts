import { type DangerSignId, dangerSigns } from '../danger-signs.ts'

/** Headings of the pages at night: what cannot wait, what to do until morning, and how soon to be seen then. */
export const nightHeadings = {
  now: 'Call 911 now for',
  tonight: 'Do this tonight',
  today: 'Call in the morning, for the same day',
  soon: 'Call in the morning',
} as const

/** Shorter than the sign's brief, for a page of one screen. */
const fewWords: Partial<Record<DangerSignId, string>> = {
  heartAttack: 'Chest pain, or jaw or arm pain with sweating',
  stroke: 'Drooping face, weak arm or unclear speech',
}

/** A danger sign as the pages at night say it. */
export function signAtNight(id: DangerSignId): string {
  return fewWords[id] ?? dangerSigns[id].brief
}
