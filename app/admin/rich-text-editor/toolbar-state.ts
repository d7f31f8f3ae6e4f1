import { type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { calloutTool, heading3, type Tool, tools } from './tools.ts'

type ToolbarState = ReturnType<typeof toolbarState>

/** Which tools are on and which are possible at the cursor. */
export function useToolbarState(editor: Editor): ToolbarState {
  const last = useRef<{ place: string; state: ToolbarState }>(undefined)
  return useEditorState({
    editor,
    selector({ editor }) {
      if (!editor.state.selection.empty) return toolbarState(editor)
      const place = placeOf(editor)
      if (last.current?.place !== place) last.current = { place, state: toolbarState(editor) }
      return last.current.state
    },
  })
}

function toolbarState(editor: Editor) {
  const all = [...tools, heading3, calloutTool]
  const named = (some: Tool[]) => new Set(some.map(({ name }) => name))
  return {
    on: named(all.filter((tool) => tool.isOn(editor))),
    possible: named(all.filter((tool) => tool.apply(editor.can().chain()).run())),
    link: editor.isActive('link'),
    picture: editor.isActive('figure'),
    table: editor.isActive('table'),
  }
}

/** Everything that decides what is possible at the cursor: asking every tool is slow in a long text. */
function placeOf({ state }: Editor): string {
  const { $from } = state.selection
  const above = Array.from({ length: $from.depth }, (_, depth) => {
    const { type, attrs } = $from.node(depth + 1)
    return [type.name, ...Object.values(attrs), $from.index(depth)].join()
  })
  const marks = (state.storedMarks ?? $from.marks()).map(({ type }) => type.name)
  return [...above, ...marks].join(' ')
}
