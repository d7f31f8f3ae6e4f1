import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Reference } from '../../../shared/reference.ts'
import { referenceText } from '../../../shared/reference-text.ts'
import type { InputAttributes } from '../record-form/form-field.tsx'
import { useKnownReferences } from './use-known-references.ts'

type KnownInputProps = InputAttributes & {
  value: string
  maxLength?: number
  onChange: (text: string) => void
  /** One of the suggested references was chosen. */
  onKnown: (reference: Reference) => void
}

/** A text line that suggests references in use: the combobox of the ARIA Authoring Practices. */
export function KnownInput({ value, onChange, onKnown, ...attributes }: KnownInputProps) {
  const list = useId()
  const { known, askSoon, forget } = useKnownReferences()
  const [active, setActive] = useState(-1)
  const open = known.length > 0

  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  function close() {
    setActive(-1)
    forget()
  }

  function choose(reference: Reference) {
    close()
    onKnown(reference)
  }

  function move(step: 1 | -1) {
    const places = known.length + 1
    setActive((place) => ((place + 1 + step + places) % places) - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = known[active]
    if (!open || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <div className="known-input">
      <input
        {...attributes}
        type="text"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          setActive(-1)
          askSoon(target.value)
          onChange(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <KnownList id={list} known={known} active={active} onChoose={choose} />
      <p className="visually-hidden" role="status">
        {open && `${known.length} known ${known.length === 1 ? 'reference' : 'references'}`}
      </p>
    </div>
  )
}

type KnownListProps = {
  id: string
  known: Reference[]
  /** Index of the option that the keyboard is at, -1 for none. */
  active: number
  onChoose: (reference: Reference) => void
}

function KnownList({ id, known, active, onChoose }: KnownListProps) {
  return (
    <div
      className="suggestion-list"
      id={id}
      role="listbox"
      aria-label="Known references"
      hidden={known.length === 0}
    >
      {known.map((reference, place) => (
        // The field keeps the focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={reference._id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reference)}
        >
          {referenceText(reference)}
        </div>
      ))}
    </div>
  )
}
