import type { ReactNode } from 'react'
import { readableKeys } from './tools.ts'

type ToolButtonProps = {
  name: string
  keys?: string
  /** Undefined for a button that is not a toggle. */
  pressed?: boolean
  possible: boolean
  onPress: () => void
  tabIndex: number
  onFocus: () => void
  children: ReactNode
}

export function ToolButton({
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
      // A pointer press leaves the focus, and with it the selection, in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => possible && onPress()}
      {...stop}
    >
      {children}
    </button>
  )
}
