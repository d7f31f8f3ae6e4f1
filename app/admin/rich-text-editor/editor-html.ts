import type { Editor } from '@tiptap/react'
import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'

const written = new WeakMap<Node, string>()

/** The editor's text as HTML, empty if there is none. Unchanged blocks are not serialized again. */
export function editorHtml({ isEmpty, schema, state }: Editor): string {
  if (isEmpty && state.doc.children.every(({ type }) => !neverEmpty.has(type.name))) return ''
  return state.doc.children.map((node) => blockHtml(schema, node)).join('')
}

/** One block as HTML. */
export function blockHtml(schema: Schema, node: Node): string {
  const known = written.get(node)
  if (known !== undefined) return known
  const place = document.createElement('div')
  place.append(DOMSerializer.fromSchema(schema).serializeNode(node))
  for (const table of place.querySelectorAll('table')) setHeader(table)
  for (const caption of place.querySelectorAll('figcaption:empty')) caption.remove()
  written.set(node, place.innerHTML)
  return place.innerHTML
}

/** Counts as content without any text: a picture may have no caption. */
const neverEmpty = new Set(['figure'])

/** Marks up a first row of header cells as pages and the server expect it. */
function setHeader(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first || [...first.cells].some(({ tagName }) => tagName !== 'TH')) return
  for (const cell of first.cells) cell.setAttribute('scope', 'col')
  table.createTHead().append(first)
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove()
}
