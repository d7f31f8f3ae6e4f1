import { createContext } from 'react'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import type { LinkedSection } from '../../../server/reviews/read-sections.ts'

/** `breach`: why the last answer was rejected. */
type UnderReview = { sections: readonly LinkedSection[]; breach: RuleBreach | undefined }

/** Set on the review page, where sections end with a mark and danger signs are unfolded. */
export const ReviewContext = createContext<UnderReview | undefined>(undefined)
