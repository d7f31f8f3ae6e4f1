import type { Work } from '../../shared/reference.ts'

/** How fast to act: call 911 or go to an emergency room; be seen today; make an appointment. */
export type Urgency = 'emergency' | 'today' | 'soon'

/** `brief`: the words that decide, for a reader who looks for what to do; it never says less urgent things than `text`. */
export type DangerSign = { brief: string; text: string; level: Urgency; sources: readonly Work[] }

export const signsOf =
  (level: Urgency) =>
  (brief: string, text: string, ...sources: Work[]): DangerSign => ({ level, brief, text, sources })
