import type { WordField } from '../../../shared/words.ts'
import { FormField } from '../record-form/form-field.tsx'
import type { ProblemOf } from '../record-form/record-editor.tsx'

/** Props of the inputs of all kinds of fields. */
export type WordInputOf<Value> = {
  field: WordField
  onChange: (value: Value) => void
  problemOf: ProblemOf
}

const types = { line: 'text', email: 'email', telephone: 'tel', url: 'url' } as const

/** A text without markup: one line, or as many as it takes. */
export function TextInput(props: WordInputOf<string> & { text: string }) {
  const { field, text, onChange, problemOf } = props
  const { name, label, kind, limit, help } = field
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  return (
    <FormField label={label} name={name} hint={help} {...problemOf(name)} {...tooLong(text, limit)}>
      {(attributes) =>
        kind === 'text' ? (
          <textarea rows={2} {...attributes} value={text} onChange={change} />
        ) : (
          <input
            type={types[kind as keyof typeof types]}
            autoComplete="off"
            {...attributes}
            value={text}
            onChange={change}
          />
        )
      }
    </FormField>
  )
}

/** The mark of a text that is longer than its limit. */
export function tooLong(text: string, limit: number): { mark?: string } {
  if (text.length <= limit) return {}
  return { mark: `${text.length.toLocaleString()} of ${limit.toLocaleString()} characters` }
}
