import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from './use-saving.ts'

type RecordFormProps = {
  label: string
  /** The last reported problem; its field gets the focus. */
  problem: Problem | undefined
  onSubmit: () => void
  /** Keeps the form as a version. */
  onKeep: () => void
  /** Called with an element that gets the focus. */
  onFocus: (element: HTMLElement) => void
  /** Called with the name of the focused field, or of its focused part; null if none has the focus. */
  onField: (name: string | null) => void
  /** Called when an input method starts or stops composing a word. */
  onCompose: (composing: boolean) => void
  /** Whether writing begins at once, in the first field. */
  startsEmpty: boolean
  children: ReactNode
}

/** A form that is submitted by its button or Ctrl+Enter, never by Enter alone. Ctrl+S keeps a version. */
export function RecordForm(props: RecordFormProps) {
  const { label, problem, onSubmit, onKeep, onField, onCompose, startsEmpty, children } = props
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const isElsewhere = document.activeElement?.matches('input, textarea, select, button, dialog')
    if (startsEmpty && !isElsewhere) {
      form.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
    }
  }, [startsEmpty])

  useEffect(() => {
    if (!problem?.field) return
    const field = form.current?.querySelector(`[data-field="${CSS.escape(problem.field)}"]`)
    field?.querySelector<HTMLElement>(focusable)?.focus()
  }, [problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys pressed in a dialog over the form bubble up to here too.
    if (!form.current?.contains(event.target as Node)) return
    const withControl = event.ctrlKey || event.metaKey
    const isLine = (event.target as Element).matches('input, textarea[rows="1"]')
    if (event.key === 'Enter' && isLine) event.preventDefault()
    if (event.key === 'Enter' && withControl) {
      event.preventDefault()
      form.current.requestSubmit()
    }
    if (event.key.toLowerCase() === 's' && withControl) {
      event.preventDefault()
      onKeep()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the whole form
    <form
      ref={form}
      className="record-form"
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        props.onFocus(target)
        onField(fieldOf(target))
      }}
      onBlur={({ relatedTarget }) => relatedTarget ?? onField(null)}
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
    >
      {children}
    </form>
  )
}

function fieldOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null
}

export const focusable = 'input, textarea, select, [contenteditable="true"]'
