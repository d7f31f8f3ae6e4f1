import type { Field } from './schema-text.ts'

type FieldListProps = {
  fields: readonly Field[]
  /** Whether to say which fields are optional. */
  asked?: boolean
}

/** Names, types and meanings of fields. */
export function FieldList({ fields, asked = false }: FieldListProps) {
  return (
    <dl className="api-fields">
      {fields.map(({ name, text, required, note }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {text}
            {asked && (required ? ', required' : ', optional')}
            {note && <span className="api-field-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
