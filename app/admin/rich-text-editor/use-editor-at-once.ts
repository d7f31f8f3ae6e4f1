import { Editor, type EditorOptions } from '@tiptap/react'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Creates an editor before the browser paints, so that its placeholder never collapses in between.
 * TipTap's own hook creates it later, or discards it if rendering takes more than a millisecond. Of the
 * options only `onUpdate` may change.
 */
export function useEditorAtOnce(options: Partial<EditorOptions>): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(options)

  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const made = new Editor({
      ...latest.current,
      onUpdate: (event) => latest.current.onUpdate?.(event),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  return editor
}
