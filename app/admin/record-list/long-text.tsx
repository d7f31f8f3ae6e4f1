import { useState } from 'react'

/** About three lines of a table cell; anything longer is folded. */
const shortCharacters = 240
const shortLines = 3

/** A text of any length in a table: its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const short = text.length <= shortCharacters && text.split('\n').length <= shortLines
  if (short) return <p className="long-text">{text}</p>
  return (
    <>
      <p className={open ? 'long-text' : 'long-text clamped'}>{text}</p>
      <button
        className="text-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show all'}
      </button>
    </>
  )
}
