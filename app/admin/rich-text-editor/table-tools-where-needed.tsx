import { type Editor, useEditorState } from '@tiptap/react'
import { lazy, Suspense } from 'react'

const TableTools = lazy(async () => ({ default: (await import('./table-tools.tsx')).TableTools }))

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
