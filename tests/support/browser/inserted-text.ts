// Inserts text into a page, and finds what of it is not allowed there.
import type { Page } from '@playwright/test'

const allowed = {
  elements:
    'a,aside,blockquote,br,code,em,figcaption,figure,h1,h2,h3,img,li,ol,p,pre,strong,table,tbody,td,th,thead,tr,u,ul',
  attributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'data-decorative'],
    th: ['scope'],
    aside: ['data-kind'],
  } as Record<string, string[]>,
  protocols: ['http:', 'https:', 'mailto:', 'tel:'],
}

/** Collects every sign that a page ran or requested something that it should not. */
export async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('canary')) seen.push(`request: ${request.url()}`)
  })
  return seen
}

/** Inserts clean fragments in every way that pages are made; returns what is not allowed. */
export function insert(
  page: Page,
  fragments: string[],
): Promise<{ strange: string[]; html: string[] }> {
  return page.evaluate(
    ({ fragments, elements, attributes, protocols }) => {
      const strange: string[] = []
      const html: string[] = []
      // Of the line breaks at its start, parsers drop one each time.
      const settled = (text: string) => text.replaceAll(/<pre>\n+/g, '<pre>')
      const inspect = (root: Element, way: string) => {
        for (const element of root.querySelectorAll('*')) {
          if (!element.matches(elements)) strange.push(`${way}: <${element.localName}>`)
          for (const { name } of element.attributes) {
            if (!attributes[element.localName]?.includes(name))
              strange.push(`${way}: ${element.localName} ${name}`)
          }
          if (element instanceof HTMLAnchorElement && !protocols.includes(element.protocol)) {
            strange.push(`${way}: ${element.href}`)
          }
        }
      }
      for (const fragment of fragments) {
        const inner = document.createElement('div')
        document.body.append(inner)
        inner.innerHTML = fragment
        inspect(inner, 'innerHTML')
        html.push(inner.innerHTML)
        const parsed = new DOMParser().parseFromString(`<div>${fragment}</div>`, 'text/html')
        inspect(parsed.body.firstElementChild!, 'parsed')
        const cell = document.createElement('table')
        cell.innerHTML = `<tbody><tr><td>${fragment}</td></tr></tbody>`
        document.body.append(cell)
        inspect(cell.querySelector('td')!, 'in a table')
        // Parsed again, like an editor that reads its own output.
        inner.innerHTML = html.at(-1)!
        if (settled(inner.innerHTML) !== settled(html.at(-1)!)) {
          strange.push(`not the same again: ${fragment}`)
        }
      }
      return { strange, html }
    },
    { fragments, ...allowed },
  )
}
