import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  /** Text for no choice. Without it there is always a choice. */
  none?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A select with the site's own arrow. */
export function Select({ none, options, ...attributes }: SelectProps) {
  return (
    <div className="select-box">
      <select className="select" {...attributes}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="next" />
    </div>
  )
}
