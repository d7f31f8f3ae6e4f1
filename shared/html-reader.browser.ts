import type { HtmlEvents } from './html-reader.ts'

/** Reads HTML with the browser's own parser: no script runs, and nothing is loaded. */
export function readHtml(html: string, events: HtmlEvents): void {
  readChildren(new DOMParser().parseFromString(html, 'text/html').body, events)
}

function readChildren(parent: Node, events: HtmlEvents): void {
  for (const child of parent.childNodes) {
    if (child instanceof Text) events.text(child.data)
    else if (child instanceof Element) {
      events.tag(child.localName)
      events.text(child.getAttribute('alt') ?? '')
      readChildren(child, events)
      events.tag(child.localName)
    }
  }
}
