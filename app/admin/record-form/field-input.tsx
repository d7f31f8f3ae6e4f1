import type { ComponentProps } from 'react'
import type {
  EmailField,
  LineField,
  RichTextField as RichText,
  WebAddressField,
} from '../../../shared/fields.ts'
import { FormField } from './form-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import type { ShownTexts } from './shown-texts.ts'

type FieldInputProps<Name extends string> = {
  /** The field's name in the API. */
  name: Name
  field: LineField | EmailField | WebAddressField | RichText
  value: string
  onChange: (name: Name, value: string) => void
  placeholder?: string | undefined
  /** Source of later rich texts. */
  texts: ShownTexts
  /** As for `RichTextField`. */
  onCite?: ComponentProps<typeof RichTextField>['onCite']
  onFootnotes?: ComponentProps<typeof RichTextField>['onFootnotes']
  readOnly: boolean
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

const types = { line: 'text', email: 'email', 'web-address': 'url' } as const

/** The input of a text field, as its description says. */
export function FieldInput<Name extends string>(props: FieldInputProps<Name>) {
  const { name, field, value, onChange, texts, onCite, readOnly } = props
  const { invalid, problemId, mark } = props
  const problem = { invalid, problemId, mark }
  if (field.kind === 'rich-text') {
    return (
      <RichTextField
        label={field.label}
        name={name}
        html={value}
        onChange={onChange}
        texts={texts}
        onCite={onCite}
        onFootnotes={props.onFootnotes}
        {...(field.maxWords !== undefined && { wordLimit: field.maxWords })}
        hint={field.hint}
        readOnly={readOnly}
        {...problem}
      />
    )
  }
  const rows = field.kind === 'line' ? field.rows : undefined
  const text = {
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(name, rows === 1 ? inOneLine(target.value) : target.value),
  }
  return (
    <FormField label={field.label} name={name} hint={field.hint} {...problem}>
      {(attributes) =>
        rows ? (
          <textarea rows={rows} placeholder={props.placeholder} {...attributes} {...text} />
        ) : (
          <input type={types[field.kind]} autoComplete="off" {...attributes} {...text} />
        )
      }
    </FormField>
  )
}

/** Removes line breaks: a text that merely wraps has none. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
