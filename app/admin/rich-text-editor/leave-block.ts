import type { Editor } from '@tiptap/react'

const blocks = new Set(['table', 'figure', 'callout'])

/** On the last line of a text that ends with a table, picture or callout, Down adds a paragraph. */
export function leaveLastBlock(editor: Editor): boolean {
  const { state, view } = editor
  const { empty, $from } = state.selection
  // At depth 0 the cursor is already behind the block.
  const block = $from.depth === 0 ? $from.nodeBefore : $from.node(1)
  if (!empty || !block || !blocks.has(block.type.name)) return false
  const after = $from.depth === 0 ? $from.pos : $from.after(1)
  const isLastPart =
    $from.depth === 0 || block.type.name === 'figure' || $from.index(1) === block.childCount - 1
  if (after < state.doc.content.size || !isLastPart || !view.endOfTextblock('down')) return false
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' }, { updateSelection: true })
    .scrollIntoView()
    .run()
}
