import { type KeyboardEvent, useId, useState } from 'react'
import type { Suggestion } from '../../../../shared/suggestion.ts'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useOwnPages } from './use-own-pages.ts'

const kinds = {
  condition: 'Condition',
  page: 'Page',
  topic: 'Topic',
  doctor: 'Doctor',
  article: 'Article',
}

type PageInputProps = {
  value: string
  error: string
  onChange: (typed: string) => void
  /** A page of this site was chosen. */
  onPage: (page: Suggestion) => void
}

/** The address of a link, or a title of this site, whose pages the arrow keys choose from. */
export function PageInput({ value, error, onChange, onPage }: PageInputProps) {
  const list = useId()
  const { pages, search } = useOwnPages()
  const [active, setActive] = useState(-1)
  const isOpen = pages.length > 0

  function move(step: 1 | -1) {
    const places = pages.length + 1
    setActive((place) => ((place + 1 + step + places) % places) - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = pages[active]
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen) onPage(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextField
        label="Link address"
        autoComplete="off"
        placeholder="https://"
        hint="Or type a title of this site."
        data-autofocus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={pages[active] && `${list}-${active}`}
        value={value}
        error={error}
        onChange={({ target }) => {
          setActive(-1)
          onChange(target.value)
          search(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        className="own-pages"
        id={list}
        role="listbox"
        aria-label="Pages of this site"
        hidden={!isOpen}
      >
        {pages.map((page, place) => (
          // The field keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={page.address}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPage(page)}
          >
            <span>{page.text}</span> {kinds[page.kind]}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of this site`}
      </p>
    </>
  )
}
