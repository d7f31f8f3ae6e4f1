import type { ComponentProps } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
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
export function SelectInput({ value, onChange, none, options, ...attributes }: SelectInputProps) {
  return (
    <div className="select-box">
      <select
        {...attributes}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="next" />
    </div>
  )
}
