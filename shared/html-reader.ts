import { Parser } from 'htmlparser2'

/**
 * `text` receives the decoded text between tags and the alt text of pictures; `tag` the name of each
 * element, at its start and end.
 */
export type HtmlEvents = { text(text: string): void; tag(name: string): void }

/** Reads HTML from start to end. In browsers, `html-reader.browser.ts` takes its place. */
export function readHtml(html: string, { text, tag }: HtmlEvents): void {
  const onattribute = (name: string, value: string) => name === 'alt' && text(value)
  new Parser({ ontext: text, onopentagname: tag, onattribute, onclosetag: tag }).end(html)
}
