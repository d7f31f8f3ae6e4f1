import type { DangerSignId } from '../danger-signs.ts'
import type { Evidence } from '../evidence.ts'
import type { Work } from '../../shared/reference.ts'
import type { SomePeople } from './some-people.ts'

/** What one condition page says. Texts are plain; reading age 11 to 14. */
export type Condition = {
  id: string
  /** The name that articles carry as a tag, e.g. "Neck Pain". */
  shortName: string
  /** Goes on after "Types of". */
  typesOf: string
  /** The page's title line, e.g. "Neck Pain and the Way You Bite". */
  headingName: string
  /** One calm sentence under the title. */
  heading: string
  kind: 'medical' | 'dental'
  /** 60 to 90 words. */
  description: string
  image: { src: string; alt: string }
  /** 3 or 4 types of the condition. */
  types: { type: string; description: string }[]
  /** What is known of the bite's part. Markers such as [1] name sources by their number. */
  shortDescription1: string
  shortDescription2: string
  symptoms: { nightTime: string[]; dayTime: string[]; complications: string[] }
  /** Danger signs, at least one of each urgency, in the order of the cards. */
  help: DangerSignId[]
  selfCare: { do: string[]; avoid: string[] }
  /** Where the advice is different for some readers. */
  forSomePeople?: Partial<Record<SomePeople, string>>
  tests: string
  treatments: string[]
  causes: string
  /** What the product has to do with it, and how good the evidence is. */
  productCare: { evidence: Evidence; can: string; cannot: string }
  /** Another condition that readers take for this one, and what sets the two apart. */
  difference?: { from: string; text: string }
  /** Ids of conditions that are close. */
  seeAlso: string[]
  sources: readonly Work[]
}
