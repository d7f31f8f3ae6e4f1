import type { DangerSign, Urgency } from './danger-signs/danger-sign.ts'
import { emergencySigns } from './danger-signs/emergency-signs.ts'
import { soonSigns } from './danger-signs/soon-signs.ts'
import { todaySigns } from './danger-signs/today-signs.ts'

export type { DangerSign, Urgency }

/** The cards that show danger signs, most urgent first. */
export const helpCards: readonly { level: Urgency; heading: string }[] = [
  { level: 'emergency', heading: 'Call 911 or go to an emergency room' },
  { level: 'today', heading: 'See a doctor or dentist today' },
  { level: 'soon', heading: 'Make an appointment' },
]

/** Every danger sign on the site; each has the same urgency on all pages. */
export const dangerSigns = { ...emergencySigns, ...todaySigns, ...soonSigns }

export type DangerSignId = keyof typeof dangerSigns
