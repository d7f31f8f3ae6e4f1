import { createContext, type ReactElement } from 'react'

type MarkupWriter = {
  /** The element as HTML, cached for as long as the element exists. */
  writeOnce(element: ReactElement): string
  /** The element as HTML that React can hydrate, with ids that start with the prefix. */
  writeToHydrate(element: ReactElement, idPrefix: string): string
}

/** Renders parts of a page separately. Undefined if the framework renders the page. */
export const ServerMarkup = createContext<MarkupWriter | undefined>(undefined)
