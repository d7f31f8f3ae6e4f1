import { type ReactNode, useId } from 'react'
import { FieldMark } from '../../ui/text-field/field-mark.tsx'

/** Attributes by which a screen reader announces an input's name, hint and error. */
export type InputAttributes = {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FormFieldProps = {
  label: string
  /** The field's name in the API. */
  name: string
  hint?: ReactNode
  /** Whether the form's error is about this field. */
  invalid: boolean
  /** Id of the element that shows the form's error. */
  problemId: string
  /** This field's own error, besides the one that the form reports. */
  mark?: string | undefined
  children: (attributes: InputAttributes) => ReactNode
}

/**
 * A label with its input and hint. The form shows its error at the end; while there is one, the hint is not
 * announced.
 */
export function FormField({
  label,
  name,
  hint,
  invalid,
  problemId,
  mark,
  children,
}: FormFieldProps) {
  const id = useId()
  const notes = [mark && `${id}-mark`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const described = invalid ? problemId : notes
  return (
    <div className="text-field form-field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': invalid,
        'aria-describedby': described || undefined,
      })}
      {mark && <FieldMark id={`${id}-mark`}>{mark}</FieldMark>}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
