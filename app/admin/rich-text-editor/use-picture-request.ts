import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { picturesIn } from '../pictures/picture-file.ts'
import { editPicture } from './blocks/figure-view.ts'
import type { PictureRequest } from './picture-dialog.tsx'

/** What the picture dialog is asked for: by the toolbar, by a picture in the text, by a paste or a drop. */
export function usePictureRequest() {
  const [request, setRequest] = useState<PictureRequest>()

  /** Returns whether there were any. */
  function take(transfer: DataTransfer | null): boolean {
    const files = picturesIn(transfer)
    if (files.length > 0) setRequest({ files })
    return files.length > 0
  }

  return {
    request,
    take,
    /** Takes dropped pictures, with the cursor where they were dropped. */
    drop(view: EditorView, { clientX, clientY, dataTransfer }: DragEvent): boolean {
      const at = view.posAtCoords({ left: clientX, top: clientY })
      if (at && picturesIn(dataTransfer).length > 0) {
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))))
      }
      return take(dataTransfer)
    },
    ask: setRequest,
    askAt: (editor: Editor) => setRequest(requestAt(editor)),
    end: () => setRequest(undefined),
  }
}

/** Calls `ask` for a picture in the text that is to be edited. */
export function useEditOfPictures(
  editor: Editor | undefined,
  ask: (request: PictureRequest) => void,
) {
  useEffect(() => {
    const dom = editor?.view.dom
    const edit = (event: Event) => ask({ at: (event as CustomEvent<number>).detail, files: [] })
    dom?.addEventListener(editPicture, edit)
    return () => dom?.removeEventListener(editPicture, edit)
  }, [editor, ask])
}

/** The picture at the cursor, if any. */
function requestAt({ state }: Editor): PictureRequest {
  const { $from, from } = state.selection
  if (state.doc.nodeAt(from)?.type.name === 'figure') return { at: from, files: [] }
  return $from.parent.type.name === 'figure' ? { at: $from.before(), files: [] } : { files: [] }
}
