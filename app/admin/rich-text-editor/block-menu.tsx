import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type BlockChoice, blockChoices, typedCommand } from './block-choices.ts'
import { visibleArea } from './visible-area.ts'

/** Handles a key before the editor does; returns whether the key was for the menu. */
export type MenuKeys = (event: KeyboardEvent) => boolean

type BlockMenuProps = {
  editor: Editor
  onPicture: () => void
  /** Passes the key handler while the menu is open, and undefined when it closes. */
  onKeys: (keys: MenuKeys | undefined) => void
}

/** Offers blocks while a line begins with `/`. The text keeps the focus. */
export function BlockMenu({ editor, onPicture, onKeys }: BlockMenuProps) {
  const typed = useEditorState({ editor, selector: ({ editor }) => typedCommand(editor) })
  const [closed, setClosed] = useState(false)
  if (closed && typed === undefined) setClosed(false)
  const wanted = typed?.toLowerCase().trim() ?? ''
  const isOpen = typed !== undefined && !closed
  const choices = isOpen
    ? blockChoices(onPicture).filter(({ name }) => name.toLowerCase().includes(wanted))
    : []
  return (
    <>
      {choices.length > 0 && (
        <Menu
          key={wanted}
          editor={editor}
          choices={choices}
          onKeys={onKeys}
          onClose={() => setClosed(true)}
        />
      )}
      {/* A multiline text box may not be said to be expanded. */}
      <p className="visually-hidden" role="status">
        {choices.length > 0 && `${choices.length} ${choices.length === 1 ? 'block' : 'blocks'}`}
      </p>
    </>
  )
}

/** Space between the caret and the menu, in CSS pixels. */
const gap = 4

type MenuProps = Pick<BlockMenuProps, 'editor' | 'onKeys'> & {
  choices: BlockChoice[]
  onClose: () => void
}

function Menu({ editor, choices, onKeys, onClose }: MenuProps) {
  const id = useId()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function choose({ apply }: BlockChoice) {
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run()
    apply(editor)
  }

  useEffect(() => {
    onKeys((event) => {
      const { length } = choices
      if (event.key === 'ArrowDown') setActive((active + 1) % length)
      else if (event.key === 'ArrowUp') setActive((active + length - 1) % length)
      else if (event.key === 'Enter') choose(choices[active]!)
      else if (event.key === 'Escape') onClose()
      else return false
      event.preventDefault()
      return true
    })
    return () => onKeys(undefined)
  })

  useLayoutEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, active])

  useLayoutEffect(() => {
    const menu = list.current!
    const around = menu.parentElement!.getBoundingClientRect()
    const caret = editor.view.coordsAtPos(editor.state.selection.from)
    const area = visibleArea(editor.view.dom)
    // The menu may lie over the toolbar.
    const [above, below] = [caret.top - 2 * gap, area.bottom - caret.bottom - gap]
    const isBelow = below >= menu.offsetHeight || below >= above
    const height = Math.min(menu.offsetHeight, isBelow ? below : above)
    const top = isBelow ? caret.bottom + gap : caret.top - gap - height
    const right = around.width - menu.offsetWidth
    menu.style.setProperty('left', `${Math.max(0, Math.min(caret.left - around.left, right))}px`)
    menu.style.setProperty('top', `${top - around.top}px`)
    if (height < menu.offsetHeight) menu.style.setProperty('height', `${height}px`)
  }, [editor])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} className="block-menu" role="listbox" id={id} aria-label="Blocks">
      {choices.map((choice, index) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the text has the focus and the keys
        <div
          key={choice.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(choice)
          }}
        >
          {choice.name}
        </div>
      ))}
    </div>
  )
}
