import { type ComponentProps, useId } from 'react'
import { SelectInput } from './select-input.tsx'

type SelectFieldProps = Pick<
  ComponentProps<typeof SelectInput>,
  'value' | 'onChange' | 'none' | 'options' | 'onKeyDown' | 'onPointerDown'
> & { label: string; name: string; error?: string | undefined }

/** A labelled select in a dialog, with its error. */
export function SelectField({ label, error, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <SelectInput
        {...select}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
