import { AllSelection, type EditorState, Plugin, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'

/**
 * Whatever replaces the whole text replaces its tables, lists and callouts too. Select all selects only
 * what can be written in, so that without this an empty table or list would be left.
 */
export const wholeText = Extension.create({
  name: 'wholeText',
  priority: 1001,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown(view, { key }) {
          return (key === 'Backspace' || key === 'Delete') && clear(view)
        },
        handleTextInput(view, _from, _to, text) {
          if (!clear(view)) return false
          view.dispatch(view.state.tr.insertText(text))
          return true
        },
        handlePaste(view) {
          clear(view)
          return false
        },
        handleDOMEvents: {
          cut(view) {
            if (isWhole(view.state)) select(view)
            return false
          },
        },
      },
    }),
  ],
})

function isWhole({ doc, selection }: EditorState): boolean {
  if (doc.firstChild?.isTextblock && doc.lastChild?.isTextblock) return false
  return selection.from <= Selection.atStart(doc).from && selection.to >= Selection.atEnd(doc).to
}

function select(view: EditorView): void {
  const { doc, tr } = view.state
  view.dispatch(tr.setSelection(new AllSelection(doc)))
}

function clear(view: EditorView): boolean {
  if (!isWhole(view.state) || view.state.selection.empty) return false
  select(view)
  view.dispatch(view.state.tr.deleteSelection())
  return true
}
