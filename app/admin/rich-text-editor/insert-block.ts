import type { Editor, JSONContent } from '@tiptap/react'

/** Inserts a block at the cursor, or after the list, quote, table or callout around the cursor. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $from, $to } = editor.state.selection
  const chain = editor.chain().focus()
  if ($from.depth > 1 || $from.parent.type.name === 'figure') {
    chain.insertContentAt($to.after(1), block).run()
  } else chain.insertContent(block).run()
}

const cell = (type: string) => ({ type })
const row = (type: string): JSONContent => ({
  type: 'tableRow',
  content: [cell(type), cell(type), cell(type)],
})

/** Inserts three columns and three rows, the first a header, and puts the cursor into the first cell. */
export function insertTable(editor: Editor): void {
  insertBlock(editor, {
    type: 'table',
    content: [row('tableHeader'), row('tableCell'), row('tableCell')],
  })
  focusFirstCell(editor)
}

function focusFirstCell(editor: Editor): void {
  const { doc, selection } = editor.state
  let at: number | undefined
  doc.nodesBetween(Math.max(0, selection.from - 30), doc.content.size, (node, pos) => {
    if (at === undefined && node.type.name === 'tableHeader' && node.content.size === 0)
      at = pos + 1
    return at === undefined
  })
  if (at !== undefined) editor.chain().setTextSelection(at).scrollIntoView().run()
}
