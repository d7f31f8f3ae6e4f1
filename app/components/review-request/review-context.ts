import { createContext, type ReactNode } from 'react'

/** What follows the section with this id. */
type SectionEnd = (id: string) => ReactNode

/** Set while a doctor reviews the text; readers of the site get no ends of sections, and danger signs folded. */
export const ReviewContext = createContext<SectionEnd | undefined>(undefined)
