import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

const written = new WeakMap<ReactElement, string>()

export const markupWriters = {
  writeOnce(element: ReactElement): string {
    const known = written.get(element)
    if (known !== undefined) return known
    const html = renderToStaticMarkup(element)
    written.set(element, html)
    return html
  },

  writeToHydrate: (element: ReactElement, idPrefix: string): string =>
    renderToString(element, { identifierPrefix: idPrefix }),
}
