import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { insertTable } from './insert-block.ts'
import { remarkKeys } from '../remarks/remark-context.ts'
import { moveBetweenButtons } from './move-between-buttons.ts'
import { ToolButton } from './tool-button.tsx'
import { useToolbarState } from './toolbar-state.ts'
import { calloutTool, findKeys, heading3, linkKeys, type Tool, tools } from './tools.ts'

type ToolbarProps = {
  editor: Editor
  /** Name of the field. */
  name: string
  onLink: () => void
  onCite: (() => void) | undefined
  onPicture: () => void
  onFind: () => void
  isFinding: boolean
  /** Undefined where a text takes no remarks. */
  onRemark: (() => void) | undefined
}

/** A single stop for the Tab key, and for Alt+F10 in the text; Escape leads back. The arrow keys move between buttons. */
export function Toolbar(props: ToolbarProps) {
  const { editor, name, onLink, onCite, onPicture, onFind, isFinding, onRemark } = props
  const [at, setAt] = useState(0)
  const state = useToolbarState(editor)
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) })

  return (
    <div
      className="editor-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={`Formatting for ${name}`}
      aria-keyshortcuts="Alt+F10"
      onKeyDown={(event) => {
        moveBetweenButtons(event)
        if (event.key === 'Escape') editor.commands.focus()
      }}
    >
      {tools.map((tool, index) => toolButton(tool, index))}
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
      {toolButton(heading3, tools.length + 2)}
      <ToolButton
        name="Picture"
        pressed={state.picture}
        possible
        onPress={onPicture}
        {...stop(tools.length + 3)}
      >
        <AdminIcon name="image" />
      </ToolButton>
      <ToolButton
        name="Table"
        possible={!state.table}
        onPress={() => inText(() => insertTable(editor))}
        {...stop(tools.length + 4)}
      >
        <AdminIcon name="table" />
      </ToolButton>
      {toolButton(calloutTool, tools.length + 5)}
      <ToolButton
        name="Find"
        keys={findKeys}
        pressed={isFinding}
        possible
        onPress={onFind}
        {...stop(tools.length + 6)}
      >
        <AdminIcon name="find" />
      </ToolButton>
      {onRemark && (
        <ToolButton
          name="Remark"
          keys={remarkKeys}
          possible
          onPress={onRemark}
          {...stop(tools.length + 7)}
        >
          <AdminIcon name="remark" />
        </ToolButton>
      )}
    </div>
  )

  /** With the focus in the text at once: the editor's own command gives it a frame later, and a key typed until then is lost. */
  function inText(act: () => void) {
    editor.view.focus()
    act()
  }

  function toolButton(tool: Tool, index: number) {
    return (
      <ToolButton
        key={tool.name}
        name={tool.name}
        {...(tool.keys && { keys: tool.keys })}
        pressed={state.on.has(tool.name)}
        possible={state.possible.has(tool.name)}
        onPress={() => inText(() => tool.apply(editor.chain()).scrollIntoView().run())}
        {...stop(index)}
      >
        {'icon' in tool.face ? (
          <AdminIcon name={tool.face.icon} />
        ) : (
          <span className={`tool-${tool.face.look}`} data-letters={tool.face.letters} />
        )}
      </ToolButton>
    )
  }
}
