import { type Editor, useEditorState } from '@tiptap/react'
import { Suspense } from 'react'
import { latePart } from '../frame/late-part.tsx'

export const loadTableTools = async () => (await import('./table-tools.tsx')).TableTools

const TableTools = latePart(loadTableTools)

/** The table tools, shown while the cursor is in a table. */
export function TableToolsWhereNeeded({ editor, name }: { editor: Editor; name: string }) {
  const inTable = useEditorState({
    editor,
    selector: ({ editor }) => editor.state.selection.$from.node(1)?.type.name === 'table',
  })
  if (!inTable) return null
  return (
    <Suspense fallback={null}>
      <TableTools editor={editor} name={name} />
    </Suspense>
  )
}
