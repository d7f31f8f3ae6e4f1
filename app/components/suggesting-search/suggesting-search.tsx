import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import type { Suggestion } from '../../../shared/suggestion.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { countSearch } from '../search-form/count-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A search box that suggests topics, doctors and articles as the reader types: the combobox with a listbox
 * of the ARIA Authoring Practices. Before its scripts run it is the plain search box.
 */
export function SuggestingSearch({ question }: { question: string }) {
  const hydrated = useHydrated()
  const [field, list] = ['suggesting-search', 'suggesting-search-list']
  const { suggestions, askSoon, forget } = useSuggestions()
  const [active, setActive] = useState(-1)
  const open = suggestions.length > 0

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  function close() {
    setActive(-1)
    forget()
  }

  /** Opens a page, which makes the search count; the server counts the searches for topics. */
  function visit({ kind, address }: Suggestion) {
    const { value } = document.getElementById(field) as HTMLInputElement
    if (kind !== 'topic') countSearch(value)
    location.assign(address)
  }

  /** Cycles from the field through the suggestions and back to the field, in either direction. */
  function move(step: 1 | -1) {
    const places = suggestions.length + 1
    setActive((place) => ((place + 1 + step + places) % places) - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[active]
    if (!open || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) visit(chosen)
    else return
    event.preventDefault()
  }

  return (
    <div className="suggesting-search">
      <label className="suggesting-search-question" htmlFor={field}>
        {question}
      </label>
      <SearchForm
        field={{
          id: field,
          autoComplete: 'off',
          onFocus: scrollAboveKeyboard,
          onInput(event) {
            setActive(-1)
            askSoon(event.currentTarget.value)
          },
          onKeyDown,
          onBlur(event) {
            // The call button above the suggestions can be reached with the Tab key.
            if (!event.relatedTarget?.closest('.suggestion-call')) close()
          },
          ...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': list,
          }),
          ...(active >= 0 && { 'aria-activedescendant': optionId(list, active) }),
        }}
      />
      <SuggestionList id={list} suggestions={suggestions} active={active} onChoose={visit} />
      <p className="visually-hidden" role="status">
        {open && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </div>
  )
}

/** Moves the field to the top of a phone's window, because the keyboard takes the lower half. */
function scrollAboveKeyboard({ currentTarget }: FocusEvent<HTMLElement>) {
  if (matchMedia('(width < 48rem)').matches) currentTarget.scrollIntoView({ block: 'start' })
}
