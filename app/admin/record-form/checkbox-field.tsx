import { useId } from 'react'
import type { BooleanField } from '../../../shared/fields.ts'

type CheckboxFieldProps<Name extends string> = {
  /** The field's name in the API. */
  name: Name
  field: Pick<BooleanField, 'label' | 'hint'>
  checked: boolean
  onChange: (name: Name, checked: boolean) => void
  invalid: boolean
  problemId: string
}

/** A boolean field. */
export function CheckboxField<Name extends string>(props: CheckboxFieldProps<Name>) {
  const { name, field, checked, onChange, invalid, problemId } = props
  const id = useId()
  const described = [field.hint && `${id}-hint`, invalid && problemId].filter(Boolean).join(' ')
  return (
    <div className="form-field checkbox-field" data-field={name}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(name, event.target.checked)}
          aria-invalid={invalid}
          aria-describedby={described || undefined}
        />
        {field.label}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
    </div>
  )
}
