import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const written = new WeakMap<ReactElement, string>()

/** The element as HTML, rendered once for all pages. */
export function writeMarkup(content: ReactElement): string {
  const known = written.get(content)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(content)
  written.set(content, html)
  return html
}
