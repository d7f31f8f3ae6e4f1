import { Parser } from 'htmlparser2'

/**
 * Called with the text between tags, decoded, the words that stand for a picture among it, and with the
 * name of each element where it begins and ends.
 */
export type HtmlEvents = { text(text: string): void; tag(name: string): void }

/** Reads HTML from front to back. In browsers, `html-reader.browser.ts` takes its place. */
export function readHtml(html: string, { text, tag }: HtmlEvents): void {
  const onattribute = (name: string, value: string) => name === 'alt' && text(value)
  new Parser({ ontext: text, onopentagname: tag, onattribute, onclosetag: tag }).end(html)
}
