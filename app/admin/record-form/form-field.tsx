import { type ReactNode, useId } from 'react'
import { FieldMark } from '../../ui/text-field/field-mark.tsx'

/** What an input needs so that its name, its hint and its problem are read out with it. */
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
  /** Whether the problem that the form reports is this field's. */
  invalid: boolean
  /** Id of the element that says the problem. */
  problemId: string
  /** What is wrong besides the problem that the form reports. */
  mark?: string | undefined
  children: (attributes: InputAttributes) => ReactNode
}

/** A label with its input and hint. A problem is said at the end of the form; while there is one, the hint is not read out. */
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
