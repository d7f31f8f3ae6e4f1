// Comes with the table tools: the commands for tables are large.
import { addRowAfter, goToNextCell } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/** Moves to the next or previous cell; after the last one a row is added. */
export function moveToCell(view: EditorView, direction: 1 | -1): void {
  const move = () => goToNextCell(direction)(view.state, view.dispatch)
  if (!move() && direction === 1 && addRowAfter(view.state, view.dispatch)) move()
}
