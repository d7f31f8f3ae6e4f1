import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from './use-saving.ts'

type RecordFormProps = {
  label: string
  /** The last reported problem; its field gets the focus. */
  problem: Problem | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A form that is sent by its button or Ctrl+S, never by Enter in one of its fields. */
export function RecordForm({ label, problem, onSubmit, children }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null)

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
    // Keys of a dialog over the form come by here as well.
    if (!form.current?.contains(event.target as Node)) return
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      form.current.requestSubmit()
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
    >
      {children}
    </form>
  )
}

const focusable = 'input, textarea, select, [contenteditable="true"]'
