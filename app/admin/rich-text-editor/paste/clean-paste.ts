// Turns what word processors put on the clipboard into plain, semantic HTML: headings, paragraphs, lists,
// tables, emphasis, links and placeholders for pictures, without styles, classes, comments and scripts.
import { parseImageAddress } from '../../../../shared/image-address.ts'
import { takeFootnotes } from './footnotes.ts'
import { noteLeftOut, type PasteReport, startReport } from './paste-report.ts'
import { pastedTable } from './pasted-table.ts'
import { deleted, dropped, escaped, hidden, inline, inlines, wrapped } from './pasted-text.ts'
import { quietHtml } from './quiet-html.ts'
import { wordLists } from './word-lists.ts'

/** Adds the texts of footnotes to the references; returns the number of the first. */
export type AddFootnotes = (texts: readonly string[]) => number

/** The report on the paste that is being cleaned. */
let report: PasteReport = startReport()

/** An editor's own clipboard keeps its exact structure; everything else is cleaned. */
export function cleanPaste(
  html: string,
  addFootnotes?: AddFootnotes,
): { html: string; report: PasteReport } {
  report = startReport()
  if (html.includes('data-pm-slice')) return { html, report }
  const { body } = new DOMParser().parseFromString(quietHtml(html), 'text/html')
  noteLeftOut(body, report)
  for (const unseen of body.querySelectorAll(`${deleted},${hidden}`)) unseen.remove()
  if (addFootnotes) report.footnotes = takeFootnotes(body, addFootnotes)
  wordLists(body)
  return { html: blocks(body), report }
}

const headings: Record<string, string> = {
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
}
const containerNames =
  'article body blockquote dd div dl dt figure figcaption footer header li main ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  )
const containers = new Set(containerNames.map((name) => name.toUpperCase()))
const anyBlock = [...containerNames, ...Object.keys(headings)].join()

function isBlock(node: Node): boolean {
  if (!(node instanceof Element)) return false
  return containers.has(node.tagName) || node.tagName in headings
}

function holdsBlocks(element: Element): boolean {
  return element.firstElementChild !== null && element.querySelector(anyBlock) !== null
}

/** The content of a container: blocks as they are, loose text between them as paragraphs. */
function blocks(container: Element): string {
  const mixed = holdsBlocks(container)
  let html = ''
  let words = ''
  let loose = ''
  const flush = () => {
    if (words.trim()) html += mixed ? `<p>${words.trim()}</p>` : words
    html += loose
    words = loose = ''
  }
  for (const node of container.childNodes) {
    if (node instanceof Element && (isBlock(node) || holdsBlocks(node))) {
      flush()
      html += block(node)
    } else if (node.nodeName !== 'BR' || !mixed) {
      words += inline(node)
      if (node instanceof Element)
        loose += node.tagName === 'IMG' ? pictureOf(node) : pictures(node)
    }
  }
  flush()
  return html
}

function block(element: Element): string {
  const { tagName } = element
  if (element.matches(dropped)) return ''
  if (tagName in headings) return withPictures(element, headings[tagName]!)
  if (tagName === 'PRE') return wrapped('pre', escaped(element.textContent))
  if (tagName === 'UL' || tagName === 'OL') {
    if (Number(element.getAttribute('start') ?? 1) !== 1) report.renumberedLists += 1
    return wrapped(tagName.toLowerCase(), listItems(element))
  }
  if (tagName === 'LI') return wrapped('ul', wrapped('li', paragraphs(element)))
  if (tagName === 'BLOCKQUOTE') return wrapped('blockquote', paragraphs(element))
  if (element instanceof HTMLTableElement) return table(element)
  if (tagName === 'TR')
    return wrapped('p', [...element.children].map(inlines).filter(Boolean).join(' – '))
  if (tagName === 'FIGURE') return figure(element)
  return holdsBlocks(element) || !containers.has(tagName)
    ? blocks(element)
    : withPictures(element, 'p')
}

/** Tables in lists, quotes or other tables, and tables of one cell, keep only their text. */
function table(element: HTMLTableElement): string {
  const isOne = element.rows.length === 1 && element.rows[0]!.cells.length === 1
  if (isOne || element.parentElement?.closest('li,blockquote,td,th')) return blocks(element)
  const pasted = pastedTable(element, lines)
  if (pasted.isCut) report.cutTables += 1
  report.splitCells += pasted.splitCells
  return pasted.html + pictures(element)
}

/** A cell's paragraphs as lines. */
function lines(cell: Element): string {
  if (!holdsBlocks(cell)) return inlines(cell)
  return [...cell.children].map(lines).filter(Boolean).join('<br>')
}

/** A single picture with its caption from the page. */
function figure(element: Element): string {
  const images = [...element.querySelectorAll('img')].filter(isPicture)
  if (images.length !== 1) return blocks(element)
  const caption = element.querySelector('figcaption')
  return picture(images[0]!, caption ? lines(caption) : '')
}

/** A paragraph's text, followed by its pictures. */
function withPictures(element: Element, tag: string): string {
  return wrapped(tag, inlines(element)) + pictures(element)
}

function pictures(element: Element): string {
  return [...element.querySelectorAll('img')]
    .filter(isPicture)
    .map((image) => picture(image, ''))
    .join('')
}

/** Smaller images are icons or tracking pixels. */
function isPicture(image: Element): boolean {
  const size = (name: string) => Number(image.getAttribute(name)) || Infinity
  return Math.min(size('width'), size('height')) > 32
}

const pictureOf = (image: Element) => (isPicture(image) ? picture(image, '') : '')

/** Keeps a picture of this site; for any other the writer is asked to choose a file. */
function picture(image: Element, caption: string): string {
  const address = image.getAttribute('data-src')?.replace(location.origin, '') ?? ''
  const isOurs = parseImageAddress(address) !== undefined
  if (!isOurs) report.pictures += 1
  const src = isOurs ? ` src="${escaped(address)}"` : ''
  const alt = escaped(image.getAttribute('alt') ?? '')
  return `<figure><img${src} alt="${alt}"><figcaption>${caption}</figcaption></figure>`
}

function paragraphs(element: Element): string {
  return holdsBlocks(element) ? blocks(element) : withPictures(element, 'p')
}

/** Some word processors put a nested list beside the items instead of inside one of them. */
function listItems(list: Element): string {
  let html = ''
  for (const child of list.children) {
    const content = child.matches('ul,ol') ? block(child) : paragraphs(child)
    if (child.matches('ul,ol') && html.endsWith('</li>')) {
      html = `${html.slice(0, -'</li>'.length)}${content}</li>`
    } else html += wrapped('li', content)
  }
  return html
}
