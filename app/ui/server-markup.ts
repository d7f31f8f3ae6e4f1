import { createContext, type ReactElement } from 'react'

type MarkupWriter = {
  /** The element as HTML, which is kept for as long as the element. */
  writeOnce(element: ReactElement): string
  /** The element as HTML that React can take up again, with ids that start like this. */
  writeToHydrate(element: ReactElement, idPrefix: string): string
}

/** How parts of a page are written apart from the page. Undefined where the framework draws the page. */
export const ServerMarkup = createContext<MarkupWriter | undefined>(undefined)
