import type { DangerSignId } from '../danger-signs.ts'
import type { Work } from '../../shared/reference.ts'

/**
 * A page of one screen for a reader who lies awake: what cannot wait, what to do until morning, and whom to
 * call then. Together with its heading it has at most 120 words.
 */
export type NightPage = {
  kind: 'night'
  id: string
  /** What is wrong, in the reader's words: the title of the page and of the door that leads there. */
  headingName: string
  /** A few words below the title on the door. */
  heading: string
  /** Signs that cannot wait, in the order of the page. */
  help: readonly DangerSignId[]
  /** Steps until morning. Markers such as [1] cite sources by number. */
  tonight: readonly string[]
  /** Whom to call by day, and what to say there. The level says how soon to ask for a visit. */
  morning: { level: 'today' | 'soon'; text: string }
  /** Ids of the medical pages that say more. */
  seeAlso: readonly string[]
  sources: readonly Work[]
  /** Words that ask for it; `everyday-words/everyday-words.ts` says how they are written. */
  words: readonly string[]
}
