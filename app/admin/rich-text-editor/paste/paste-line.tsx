import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'

type PasteLineProps = {
  editor: Editor
  /** What the last paste changed, a sentence each. */
  changes: readonly string[]
  onUndo: () => void
}

/** Says what a paste changed. Until something else is written, the paste can be taken back from here. */
export function PasteLine({ editor, changes, onUndo }: PasteLineProps) {
  const [writtenSince, setWrittenSince] = useState<readonly string[]>()
  useEffect(() => {
    const note = () => setWrittenSince(changes)
    editor.on('update', note)
    return () => void editor.off('update', note)
  }, [editor, changes])

  const count = changes.length
  return (
    <div className="editor-report">
      <p role="status">
        {count > 0 &&
          `Pasted. ${count} ${count === 1 ? 'thing' : 'things'} changed: ${changes.join(' ')}`}
      </p>
      {count > 0 && writtenSince !== changes && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            editor.chain().undo().focus().run()
            onUndo()
          }}
        >
          Undo
        </button>
      )}
    </div>
  )
}
