import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { linkKeys, readableKeys, tools } from './tools.ts'

type ToolbarProps = {
  editor: Editor
  /** Name of the field that it belongs to. */
  name: string
  onLink: () => void
  onCite: (() => void) | undefined
}

/** One stop for the Tab key; the arrow keys go from button to button. */
export function Toolbar({ editor, name, onLink, onCite }: ToolbarProps) {
  const [at, setAt] = useState(0)
  const last = useRef<{ place: string; state: ToolbarState }>(undefined)
  const state = useEditorState({
    editor,
    selector({ editor }) {
      if (!editor.state.selection.empty) return toolbarState(editor)
      const place = placeOf(editor)
      if (last.current?.place !== place) last.current = { place, state: toolbarState(editor) }
      return last.current.state
    },
  })
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) })

  return (
    <div
      className="editor-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={`Formatting for ${name}`}
      onKeyDown={moveBetweenButtons}
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          name={tool.name}
          keys={tool.keys}
          pressed={state.on[index]!}
          possible={state.possible[index]!}
          onPress={() => tool.apply(editor.chain().focus()).run()}
          {...stop(index)}
        >
          {'icon' in tool.face ? (
            <AdminIcon name={tool.face.icon} />
          ) : (
            <span className={`tool-${tool.face.look}`} data-letters={tool.face.letters} />
          )}
        </ToolButton>
      ))}
      {onCite && (
        <ToolButton name="Cite" possible onPress={onCite} {...stop(tools.length)}>
          <span className="tool-cite" data-letters="[1]" />
        </ToolButton>
      )}
      <ToolButton
        name="Link"
        keys={linkKeys}
        pressed={state.link}
        possible
        onPress={onLink}
        {...stop(tools.length + 1)}
      >
        <AdminIcon name="link" />
      </ToolButton>
    </div>
  )
}

type ToolbarState = ReturnType<typeof toolbarState>

function toolbarState(editor: Editor) {
  return {
    on: tools.map((tool) => tool.isOn(editor)),
    possible: tools.map((tool) => tool.apply(editor.can().chain()).run()),
    link: editor.isActive('link'),
  }
}

/** All that decides what can be done at the cursor: asking every tool takes long in a long text. */
function placeOf({ state }: Editor): string {
  const { $from } = state.selection
  const above = Array.from({ length: $from.depth }, (_, depth) => {
    const { type, attrs } = $from.node(depth + 1)
    return [type.name, ...Object.values(attrs), $from.index(depth)].join()
  })
  const marks = (state.storedMarks ?? $from.marks()).map(({ type }) => type.name)
  return [...above, ...marks].join(' ')
}

type ToolButtonProps = {
  name: string
  keys?: string
  /** Undefined where it does not stay on. */
  pressed?: boolean
  possible: boolean
  onPress: () => void
  tabIndex: number
  onFocus: () => void
  children: ReactNode
}

function ToolButton({
  name,
  keys,
  pressed,
  possible,
  onPress,
  children,
  ...stop
}: ToolButtonProps) {
  return (
    <button
      className="tool"
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={!possible}
      aria-keyshortcuts={keys?.replace('Mod', 'Control').replaceAll('-', '+')}
      data-tooltip={keys ? `${name} ${readableKeys(keys)}` : name}
      // The text keeps the focus, and with it the selection, when the button is pressed by a pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => possible && onPress()}
      {...stop}
    >
      {children}
    </button>
  )
}

function moveBetweenButtons(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const last = buttons.length - 1
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
