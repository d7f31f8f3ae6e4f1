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
  alcoholWithdrawal: 'Shaking or seizures after quitting alcohol',
  blueLips: 'Blue lips, cannot be woken, or a gasp that stays',
  heartAttack: 'Chest pain, or jaw or arm pain with sweating',
  jawInjury: 'A blow, and the teeth do not meet',
  meningitis: 'Fever with stiff neck, confusion or rash',
  opioidSleepiness: 'Hard to wake after opioids or sleeping pills',
  sightLoss: 'Sudden sight loss or double vision',
  spreadingInfection: 'Swollen face or neck with fever',
  stroke: 'Drooping face, weak arm, unclear speech',
  suddenHeadache: 'Sudden, severe headache',
  tetanus: 'Stiff jaw after a wound, or with spasms',
}

/** A danger sign as the pages at night say it. */
export function signAtNight(id: DangerSignId): string {
  return fewWords[id] ?? dangerSigns[id].brief
}
