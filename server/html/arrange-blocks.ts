// Moves elements that are only valid within each other (figures, tables, callouts) into place, so that pages
// and the editor interpret them alike. A misplaced element is reduced to its text.

/** An element of sanitised HTML; `open` is its whole start tag. */
type Element = { name: string; open: string; children: Node[] }
type Node = string | Element

/** The context of an element; `block` is inside a list item or a quote. */
type Place = 'root' | 'block' | 'inline' | 'callout'

const arranged = /<(?:figure|figcaption|img|table|thead|tbody|tr|th|td|aside)\b/
const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g
const inlineNames = new Set(['strong', 'em', 'u', 'sup', 'sub', 'code', 'a', 'br'])
const cellNames = new Set(['th', 'td'])
const insideCallouts = new Set(['p', 'ul', 'ol', 'li'])

/** Expects the output of sanitize-html: every element is closed, and `<` occurs only in tags. */
export function arrangeBlocks(html: string): string {
  return arranged.test(html) ? written(parse(html), 'root') : html
}

function parse(html: string): Node[] {
  const root: Element = { name: '', open: '', children: [] }
  const open = [root]
  let at = 0
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    const parent = open.at(-1)!
    if (index > at) parent.children.push(html.slice(at, index))
    at = index + text.length
    if (slash) {
      if (open.length > 1) open.pop()
      continue
    }
    const element = { name, open: text, children: [] }
    parent.children.push(element)
    if (!text.endsWith('/>')) open.push(element)
  }
  root.children.push(html.slice(at))
  return root.children
}

function written(nodes: Node[], place: Place): string {
  return nodes.map((node) => (typeof node === 'string' ? node : element(node, place))).join('')
}

function element(node: Element, place: Place): string {
  const { name, open, children } = node
  switch (name) {
    case 'br':
      return open
    case 'img':
      return ''
    case 'figure':
      return place === 'root' || place === 'block' ? figure(node) : words(node, place)
    case 'table':
      return place === 'root' ? table(node) : words(node, place)
    case 'aside':
      return place === 'root' && open !== '<aside>' ? callout(node) : words(node, place)
  }
  if (outsideTheirs.has(name)) return words(node, place)
  if (place === 'callout' && !inlineNames.has(name) && !insideCallouts.has(name)) {
    return /^h\d$/.test(name) ? `<p>${written(children, place)}</p>` : words(node, place)
  }
  return `${open}${written(children, placeIn(name, place))}</${name}>`
}

/** Elements that are only valid inside `figure` and `table`, which handle them. */
const outsideTheirs = new Set(['figcaption', 'thead', 'tbody', 'tr', ...cellNames])

function placeIn(name: string, place: Place): Place {
  if (place === 'callout') return place
  return name === 'li' || name === 'blockquote' ? 'block' : 'inline'
}

/** Returns only the content, separated from the words around it. */
function words({ children }: Element, place: Place): string {
  return ` ${written(children, place)} `
}

/** Returns the figure with its picture and caption; all other content follows it. */
function figure(node: Element): string {
  const children = node.children.flatMap(unlinked)
  const picture = children.find((child) => isElement(child, 'img'))
  if (!picture) return words(node, 'root')
  const caption = children.find((child) => isElement(child, 'figcaption'))
  const rest = children.filter((child) => child !== picture && child !== caption)
  const text = caption ? lines(caption.children) : ''
  const below = text && `<figcaption>${text}</figcaption>`
  return `<figure>${picture.open}${below}</figure>${written(rest, 'root').trim()}`
}

/** Takes pictures and captions out of links around them; leaves everything else as it is. */
function unlinked(node: Node): Node[] {
  if (typeof node === 'string' || !inlineNames.has(node.name)) return [node]
  const inside = node.children.flatMap(unlinked)
  const holds = inside.some((child) => isElement(child, 'img') || isElement(child, 'figcaption'))
  return holds ? inside : [node]
}

function callout({ open, children }: Element): string {
  const content = written(children, 'callout')
  return content.trim() ? `${open}${content}</aside>` : ''
}

/** Returns the table with its header rows, if any, and its body; loose text comes before it. */
function table(node: Element): string {
  const { rows, header, loose } = rowsIn(node.children)
  if (rows.length === 0) return words(node, 'root')
  const first = rows[0]!.children.filter(isCell)
  const isHeader = header.size === 0 && first.length > 0 && first.every(({ name }) => name === 'th')
  const inHeader = (row: Element) => header.has(row) || (isHeader && row === rows[0])
  const head = rows.filter(inHeader).map((row) => cells(row, headerCell))
  const body = rows.filter((row) => !inHeader(row)).map((row) => cells(row, bodyCell))
  const part = (name: string, all: string[]) =>
    all.length > 0 ? `<${name}>${all.join('')}</${name}>` : ''
  return `${loose}<table>${part('thead', head)}${part('tbody', body)}</table>`
}

function rowsIn(children: Node[], inHeader = false) {
  const rows: Element[] = []
  const header = new Set<Element>()
  let loose = ''
  for (const child of children) {
    if (typeof child === 'string') loose += child.trim()
    else if (child.name === 'tr' && child.children.some(isCell)) {
      rows.push(child)
      if (inHeader) header.add(child)
    } else if (child.name === 'thead' || child.name === 'tbody') {
      const inside = rowsIn(child.children, child.name === 'thead')
      rows.push(...inside.rows)
      inside.header.forEach((row) => header.add(row))
      loose += inside.loose
    } else loose += element(child, 'inline')
  }
  return { rows, header, loose }
}

function cells(row: Element, cell: (node: Element) => string): string {
  return `<tr>${row.children.filter(isCell).map(cell).join('')}</tr>`
}

function headerCell({ children }: Element): string {
  return `<th scope="col">${lines(children)}</th>`
}

function bodyCell({ name, open, children }: Element): string {
  const start = open === '<th>' ? '<th scope="row">' : open
  return `${start}${lines(children)}</${name}>`
}

/** Returns text with inline markup only; each block becomes a line. */
function lines(nodes: Node[]): string {
  const found: string[] = ['']
  for (const node of nodes) {
    if (typeof node === 'string') found[found.length - 1] += node
    else if (inlineNames.has(node.name)) found[found.length - 1] += inline(node)
    else found.push(lines(node.children), '')
  }
  return found
    .map((line) => line.trim())
    .filter(Boolean)
    .join('<br />')
}

function inline({ name, open, children }: Element): string {
  if (name === 'br') return open
  const content = children.map((child) =>
    typeof child === 'string'
      ? child
      : inlineNames.has(child.name)
        ? inline(child)
        : words(child, 'inline'),
  )
  return `${open}${content.join('')}</${name}>`
}

function isCell(node: Node): node is Element {
  return typeof node !== 'string' && cellNames.has(node.name)
}

function isElement(node: Node, name: string): node is Element {
  return typeof node !== 'string' && node.name === name
}
