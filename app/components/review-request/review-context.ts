import { createContext, type ReactNode } from 'react'

/** Renders what follows the section with this id. */
type SectionEnd = (id: string) => ReactNode

/** Set on the review page, where sections end with a mark and danger signs are unfolded. */
export const ReviewContext = createContext<SectionEnd | undefined>(undefined)
