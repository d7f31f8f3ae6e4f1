import { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Selects what the next or previous cell holds; after the last one a row is added. False before the first
 * cell. The commands of the table tools do the same, but come too late for the first keys in a new table.
 */
export function moveToCell(editor: Editor, direction: 1 | -1): boolean {
  const { doc, selection } = editor.state
  const { $from } = selection
  const edge = doc.resolve(direction === 1 ? $from.after() : $from.before())
  const cell = Selection.findFrom(edge, direction, true)?.$from
  if (cell && cell.depth > 1 && cell.before(1) === $from.before(1)) return select(editor, cell)
  return direction === 1 && addRow(editor)
}

function select(editor: Editor, cell: Selection['$from']): boolean {
  const contents = { from: cell.start(), to: cell.end() }
  return editor.chain().setTextSelection(contents).scrollIntoView().run()
}

function addRow(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const names = $from.node(2).children.map(({ type }) => type.name)
  // A row of headers only is the one at the top.
  const isHead = !names.includes('tableCell')
  const content = names.map((name) => ({ type: isHead ? 'tableCell' : name }))
  const after = $from.after(2)
  return editor
    .chain()
    .insertContentAt(after, { type: 'tableRow', content }, { updateSelection: false })
    .setTextSelection(after + 2)
    .scrollIntoView()
    .run()
}
