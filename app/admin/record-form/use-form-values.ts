import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftFields, type DraftKind } from '../../../shared/draft-fields.ts'
import { createShownTexts } from './shown-texts.ts'

/**
 * What a form holds. Rich texts are drawn by their editors alone, so that a key in one does not draw
 * the form anew; `values` has them as they were when something else was changed last.
 */
export function useFormValues<Values extends object>(
  first: Values,
  kind: DraftKind,
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

  /** Shows what comes from elsewhere, before the next key can be typed. */
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

  /** Draws the form at each key in these fields as well, because something is said of them. */
  const watch = useCallback((names: readonly string[]) => void (watched.current = names), [])

  /** Draws the form with what its rich texts are now. */
  const draw = useCallback(() => setValues(newest.current), [])

  return { values, watch, draw, current: useCallback(() => newest.current, []), set, show, texts }
}

function isRichText(kind: DraftKind, name: string): boolean {
  return draftFields[kind][name]?.kind === 'rich text'
}
