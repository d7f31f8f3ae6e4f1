import type { ComponentProps } from 'react'
import { Select } from '../../ui/text-field/select.tsx'
import type { InputAttributes } from './form-field.tsx'

type SelectInputProps = Pick<ComponentProps<'select'>, 'onKeyDown' | 'onPointerDown'> &
  InputAttributes & {
    value: string
    onChange: (value: string) => void
    /** Text for no choice. Without it there is always a choice. */
    none?: string | undefined
    options: { value: string; label: string }[]
  }

/** A select, which may start without a choice. */
export function SelectInput({ value, onChange, ...attributes }: SelectInputProps) {
  return <Select {...attributes} value={value} onChange={(event) => onChange(event.target.value)} />
}
