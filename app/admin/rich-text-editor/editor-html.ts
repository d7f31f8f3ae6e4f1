import type { Editor } from '@tiptap/react'
import { DOMSerializer, type Node } from '@tiptap/pm/model'

const written = new WeakMap<Node, string>()

/** The editor's text as HTML, empty where nothing is in it. Paragraphs that have not changed are not written anew. */
export function editorHtml({ isEmpty, schema, state }: Editor): string {
  if (isEmpty) return ''
  const serializer = DOMSerializer.fromSchema(schema)
  return state.doc.children
    .map((node) => {
      const known = written.get(node)
      if (known !== undefined) return known
      const place = document.createElement('div')
      place.append(serializer.serializeNode(node))
      written.set(node, place.innerHTML)
      return place.innerHTML
    })
    .join('')
}
