import { CheckboxField } from '../record-form/checkbox-field.tsx'
import { FormField } from '../record-form/form-field.tsx'
import { SelectInput } from '../record-form/select-input.tsx'
import type { WordInputOf } from './text-input.tsx'

/** One of some options; a tick where `yes` is the only one. */
export function ChoiceInput(props: WordInputOf<string> & { chosen: string }) {
  const { field, chosen, onChange, problemOf } = props
  const { name, label, help, required, options = [] } = field
  if (options.length === 1) {
    return (
      <CheckboxField
        name={name}
        field={{ label, hint: help }}
        checked={chosen === options[0]}
        onChange={(_name, checked) => onChange(checked ? options[0]! : '')}
        {...problemOf(name)}
      />
    )
  }
  return (
    <FormField label={label} name={name} hint={help} {...problemOf(name)}>
      {(attributes) => (
        <SelectInput
          {...attributes}
          value={chosen}
          onChange={onChange}
          none={required ? undefined : 'None'}
          options={options.map((value) => ({ value, label: capitalised(value) }))}
        />
      )}
    </FormField>
  )
}

/** A name that programs use, as people read it: `publishedIn` is `Published in`. */
export function capitalised(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
