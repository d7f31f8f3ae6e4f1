import type { DangerSignId } from './danger-signs.ts'
import type { Evidence } from './evidence.ts'
import type { HowSure } from './how-sure.ts'
import type { MovingView } from './moving-views.ts'
import type { PictureLabel } from './picture-label.ts'
import type { Work } from '../shared/reference.ts'
import type { SomePeople } from './conditions/some-people.ts'
import type { CareOption } from './options/care-option.ts'

/** The content of a condition page or of a guide. Texts are plain; reading age 11 to 14. */
export type MedicalPage = {
  id: string
  /** The name, also used as a tag of articles, e.g. "Neck Pain". */
  shortName: string
  /** Follows the words "Types of". */
  typesOf: string
  /** The page's title line, e.g. "Neck Pain and the Way You Bite". */
  headingName: string
  /** One calm sentence under the title. */
  heading: string
  kind: 'medical' | 'dental' | 'guide'
  /** 60 to 90 words. */
  description: string
  /**
   * Its labels are in units of the drawing, which is 720 wide and 540 high; `night` says that its ground is dark in
   * both themes.
   */
  image: { src: string; alt: string; labels?: readonly PictureLabel[]; night?: true }
  /** 3 or 4 types of the condition. */
  types: { type: string; description: string }[]
  /** What is known about the role of the bite. Markers such as [1] cite sources by number. */
  shortDescription1: string
  shortDescription2: string
  symptoms: { nightTime: string[]; dayTime: string[]; complications: string[] }
  /** Danger signs in the order of the cards, at least one of each urgency. */
  help: readonly DangerSignId[]
  selfCare: { do: string[]; avoid: string[] }
  /** Advice that differs for some readers. */
  forSomePeople?: Partial<Record<SomePeople, string>>
  tests: string
  treatments: string[]
  /** What can be done, side by side; doing nothing comes first. */
  options?: readonly CareOption[]
  causes: string
  /** What the product can and cannot do for the condition, and how good the evidence is. */
  productCare: { evidence: Evidence; can: string; cannot: string }
  /** How sure the treatments are, and what is known. */
  howSure: { treatments: HowSure[]; known: HowSure[] }
  /** Another medical page whose subject is often confused with this one, and what sets the two apart. */
  difference?: { from: string; text: string }
  /** Ids of related medical pages. */
  seeAlso: string[]
  sources: readonly Work[]
} & JoinedParts

/** A condition that the academy writes about: a doctor can name it as treated, and the home page lists it. */
export type Condition = MedicalPage & { kind: 'medical' | 'dental' }

/** What `joined-parts.ts` adds to each page. */
export type JoinedParts = {
  /** Other names of its subject, and other things it covers: in the A–Z index and in searches. */
  otherNames?: readonly string[]
  /** Questions to ask at a visit about it. */
  questions?: readonly string[]
  /** The drawing in its head that moves. */
  view?: MovingView
}
