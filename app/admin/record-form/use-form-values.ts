import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import { createShownTexts } from './shown-texts.ts'

/**
 * The values of a form. Only their editors render rich texts, so that a keystroke in one does not render
 * the whole form; `values` has them as of the last other change.
 */
export function useFormValues<Values extends object>(
  first: Values,
  kind: Pick<WritingKind, 'draftFields'>,
  onChange: (name: keyof Values & string, value: Values[keyof Values]) => void,
) {
  const [values, setValues] = useState(first)
  const newest = useRef(first)
  const [texts] = useState(createShownTexts)
  const watched = useRef<readonly string[]>([])
  const set = useCallback(
    <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      newest.current = { ...newest.current, [name]: value }
      onChange(name, value)
      if (!isRichText(kind, name) || watched.current.includes(name)) setValues(newest.current)
    },
    [kind, onChange],
  )

  /** Shows values from elsewhere, before the next keystroke. */
  const show = useCallback(
    (changes: Partial<Values>) => {
      newest.current = { ...newest.current, ...changes }
      for (const [name, value] of Object.entries(changes)) {
        if (isRichText(kind, name)) texts.show(name, String(value))
      }
      flushSync(() => setValues(newest.current))
    },
    [kind, texts],
  )

  /** Renders the form at each keystroke in these fields too, because they have an error. */
  const watch = useCallback((names: readonly string[]) => void (watched.current = names), [])

  /** Renders the form with its current rich texts. */
  const draw = useCallback(() => setValues(newest.current), [])

  return { values, watch, draw, current: useCallback(() => newest.current, []), set, show, texts }
}

function isRichText(kind: Pick<WritingKind, 'draftFields'>, name: string): boolean {
  return kind.draftFields[name]?.kind === 'rich text'
}
