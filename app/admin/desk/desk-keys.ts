import { useEffect, useRef, useState } from 'react'

/** What each key does; keys without a name here do nothing. */
export const deskKeys = {
  j: 'Next enquiry',
  k: 'Previous enquiry',
  Enter: 'Open the enquiry',
  r: 'Reply',
  n: 'Note',
  e: 'Done',
  a: 'Assign',
  l: 'Later',
  s: 'Spam',
  u: 'Undo',
  '/': 'Search',
  'Ctrl+Enter': 'Send the reply',
  '?': 'Show these keys',
} as const

type Key = Exclude<keyof typeof deskKeys, 'Enter' | 'Ctrl+Enter' | '?'>
export type KeyActs = Partial<Record<Key, (() => void) | undefined>>

const stored = 'desk-keys'

const areOff = () => {
  try {
    return localStorage.getItem(stored) === 'off'
  } catch {
    return false
  }
}

/**
 * Single keys that act on the desk: never while somebody types, in a dialog, or with another key held. They can
 * be turned off, because people who dictate press them by accident.
 */
export function useDeskKeys(acts: KeyActs) {
  const [isShown, setIsShown] = useState(false)
  const [isOff, setIsOff] = useState(areOff)
  const latest = useRef(acts)
  useEffect(() => void (latest.current = acts))

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return
      if (event.key === '?') {
        setIsShown(true)
        return event.preventDefault()
      }
      const act = areOff() ? undefined : latest.current[event.key as Key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return {
    isShown,
    isOff,
    show: () => setIsShown(true),
    close: () => setIsShown(false),
    turn(off: boolean) {
      setIsOff(off)
      localStorage.setItem(stored, off ? 'off' : 'on')
    },
  }
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  )
}
