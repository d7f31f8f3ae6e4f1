import { type ComponentType, createContext, type ReactElement } from 'react'

type MarkupWriter = {
  /** The element as HTML, cached for as long as the element exists. */
  writeOnce(element: ReactElement): string
  /** The component as HTML, cached for equal props. `props` is their JSON, and all that it depends on. */
  writeForProps<Props extends object>(of: ComponentType<Props>, props: string): string
  /** The same as HTML that React can hydrate, with ids that start with the prefix. */
  writeToHydrate<Props extends object>(
    of: ComponentType<Props>,
    props: string,
    idPrefix: string,
  ): string
}

/** Renders parts of a page separately. Undefined if the framework renders the page. */
export const ServerMarkup = createContext<MarkupWriter | undefined>(undefined)
