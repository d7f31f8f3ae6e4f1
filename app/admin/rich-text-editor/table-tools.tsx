// Tools for a table, loaded when the cursor is first in one.
import { type Editor, useEditorState } from '@tiptap/react'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  tableEditing,
  tableEditingKey,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { useEffect } from 'react'
import { limits } from '../../../shared/limits.ts'
import { moveBetweenButtons } from './move-between-buttons.ts'

type TableTool = { name: string; command: Command; isPossible?: (size: Size) => boolean }
type Size = { columns: number; rows: number }

const tools: TableTool[] = [
  {
    name: 'Add row',
    command: addRowAfter,
    isPossible: ({ rows }) => rows < limits.table.rows,
  },
  {
    name: 'Add column',
    command: addColumnAfter,
    isPossible: ({ columns }) => columns < limits.table.columns,
  },
  { name: 'Delete row', command: deleteRow, isPossible: ({ rows }) => rows > 1 },
  { name: 'Delete column', command: deleteColumn, isPossible: ({ columns }) => columns > 1 },
  { name: 'Header row', command: toggleHeaderRow },
  { name: 'Header column', command: toggleHeaderColumn },
  { name: 'Delete table', command: deleteTable },
]

export function TableTools({ editor, name }: { editor: Editor; name: string }) {
  const size = useEditorState({ editor, selector: ({ editor }) => sizeOf(editor) })

  useEffect(() => {
    if (!tableEditingKey.get(editor.state)) editor.registerPlugin(tableEditing())
  }, [editor])

  if (!size) return null
  return (
    <div
      className="editor-toolbar table-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={`Table in ${name}`}
      onKeyDown={moveBetweenButtons}
    >
      {tools.map((tool, index) => {
        const isPossible = tool.isPossible?.(size) ?? true
        return (
          <button
            key={tool.name}
            className="text-button"
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-disabled={!isPossible}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!isPossible) return
              tool.command(editor.state, editor.view.dispatch)
              editor.view.focus()
            }}
          >
            {tool.name}
          </button>
        )
      })}
    </div>
  )
}

/** Size of the table at the cursor; null if there is none. */
function sizeOf({ state }: Editor): Size | null {
  if (!isInTable(state)) return null
  const { width, height } = selectedRect(state).map
  return { columns: width, rows: height }
}
