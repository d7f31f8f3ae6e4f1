/* oxlint-disable react/no-array-index-key -- texts are told by their order alone, and hold no state */
import { FieldMark } from '../../ui/text-field/field-mark.tsx'
import { ItemList } from './item-list.tsx'
import { tooLong, type WordInputOf } from './text-input.tsx'

/** A list of texts without markup. */
export function TextsField(props: WordInputOf<string[]> & { texts: string[] }) {
  const { field, texts, onChange, problemOf } = props
  const { name, label, limit, help } = field
  const { invalid, problemId } = problemOf(name)
  return (
    <ItemList
      name={name}
      label={label}
      help={help}
      items={texts}
      blank=""
      most={maxTexts}
      onChange={onChange}
    >
      {(text, change, index) => {
        const { mark } = tooLong(text, limit)
        return (
          <>
            <textarea
              rows={1}
              aria-label={`${label}, ${index + 1}`}
              aria-invalid={invalid}
              aria-describedby={invalid ? problemId : undefined}
              value={text}
              onChange={({ target }) => change(target.value.replaceAll(/\s*\n\s*/g, ' '))}
            />
            {mark && <FieldMark id={`${name}-${index}-mark`}>{mark}</FieldMark>}
          </>
        )
      }}
    </ItemList>
  )
}

const maxTexts = 60
