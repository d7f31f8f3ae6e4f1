import type { Work } from '../../shared/reference.ts'

/** How quickly to act: call 911 or go to an emergency room; be seen today; make an appointment. */
export type Urgency = 'emergency' | 'today' | 'soon'

/** `brief`: the key words, for a reader who wants to know what to do; never less urgent than `text`. */
export type DangerSign = { brief: string; text: string; level: Urgency; sources: readonly Work[] }

export const signsOf =
  (level: Urgency) =>
  (brief: string, text: string, ...sources: Work[]): DangerSign => ({ level, brief, text, sources })
