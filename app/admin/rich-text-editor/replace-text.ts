import { createDocument, type Editor } from '@tiptap/react'

/**
 * Replaces the editor's text in one step that Undo skips. A common beginning and end stay untouched, and
 * the cursor stays where it is.
 */
export function replaceText(editor: Editor, html: string): void {
  const { state, view, schema } = editor
  const next = createDocument(html, schema)
  const start = state.doc.content.findDiffStart(next.content)
  const ends = state.doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return
  // Repeated letters can make both ends overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  const slice = next.slice(start, ends.b + overlap)
  const change = state.tr.replace(start, ends.a + overlap, slice)
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
