import { type ComponentProps, useId } from 'react'

type FieldProps = { label: string; error?: string | undefined; hint?: string | undefined }

/** A labelled one-line input; screen readers read its error and hint with it. */
export function TextField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const own = useId()
  const { id = own } = input
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id} hint={hint} />
      <input {...input} {...fieldAttributes(id, error, hint)} />
      <FieldError id={id} error={error} />
    </div>
  )
}

type TextAreaProps = FieldProps & {
  /** Whether screen readers announce the error at once, because the focus stays where it is. */
  isAlert?: boolean
} & ComponentProps<'textarea'>

/** A labelled input for longer text. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, isAlert = false, ...area } = props
  const own = useId()
  const { id = own } = area
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id} hint={hint} />
      <textarea rows={6} {...area} {...fieldAttributes(id, error, hint)} />
      <FieldError id={id} error={error} isAlert={isAlert} />
    </div>
  )
}

type Notes = Pick<FieldProps, 'error' | 'hint'>

function fieldAttributes(id: string, error: Notes['error'], hint: Notes['hint']) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  }
}

function FieldHint({ id, hint }: Pick<Notes, 'hint'> & { id: string }) {
  if (!hint) return null
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
}

type FieldErrorProps = Pick<Notes, 'error'> & { id: string; isAlert?: boolean }

function FieldError({ id, error, isAlert = false }: FieldErrorProps) {
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
      {error}
    </p>
  )
}
