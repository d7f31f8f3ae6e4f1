import type { Editor } from '@tiptap/react'

/** Inserts a reference's marker at the cursor. */
export type InsertMarker = (number: number) => void

/** Adds a space before the marker if a word ends at the cursor. */
export function insertMarker(editor: Editor, number: number): void {
  const { doc, selection } = editor.state
  const before = doc.textBetween(Math.max(0, selection.to - 1), selection.to)
  const text = `${/\S/.test(before) ? ' ' : ''}[${number}]`
  editor.chain().focus().insertContentAt(selection.to, text).run()
}
