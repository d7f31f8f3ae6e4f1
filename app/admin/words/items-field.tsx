import type { DraftReference } from '../../../shared/reference.ts'
import { FormField } from '../record-form/form-field.tsx'
import { capitalised } from './choice-input.tsx'
import { ItemList } from './item-list.tsx'
import type { WordInputOf } from './text-input.tsx'

/** A text of this length or more gets a box of several lines. */
const longText = 60

/** A list of objects, each with the members that those of the program have. */
export function ItemsField(props: WordInputOf<DraftReference[]> & { items: DraftReference[] }) {
  const { field, items, onChange, problemOf } = props
  const { name, label, limit, help } = field
  const program = field.initial as DraftReference[]
  const known = [...program, ...items]
  const members = [...new Set(known.flatMap((item) => Object.keys(item)))]
  const isLong = (member: string) =>
    known.some((item) => String(item[member] ?? '').length >= longText)

  return (
    <ItemList
      name={name}
      label={label}
      help={help}
      items={items}
      blank={Object.fromEntries(members.map((member) => [member, '']))}
      most={limit}
      onChange={onChange}
    >
      {(item, change, index) =>
        members.map((member) => {
          const text = String(item[member] ?? '')
          const set = (value: string) =>
            change({ ...item, [member]: typeof item[member] === 'number' ? number(value) : value })
          return (
            <FormField
              key={member}
              label={capitalised(member)}
              name={`${name}.${index}.${member}`}
              {...problemOf(`${name}.${index}.${member}`)}
            >
              {(attributes) =>
                isLong(member) ? (
                  <textarea
                    rows={2}
                    {...attributes}
                    value={text}
                    onChange={({ target }) => set(target.value)}
                  />
                ) : (
                  <input
                    type="text"
                    autoComplete="off"
                    {...attributes}
                    value={text}
                    onChange={({ target }) => set(target.value)}
                  />
                )
              }
            </FormField>
          )
        })
      }
    </ItemList>
  )
}

/** A number where digits were typed; anything else as it is, for the server to refuse. */
function number(typed: string): string | number {
  return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed
}
