import { useRef } from 'react'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { languageCodes, languageName } from '../../../shared/languages.ts'
import { FormField } from '../record-form/form-field.tsx'
import { RemovableTags } from '../record-form/removable-tags.tsx'
import { SelectInput } from '../record-form/select-input.tsx'

type LanguagesFieldProps = {
  chosen: string[]
  onChange: (chosen: string[]) => void
  readOnly: boolean
  invalid: boolean
  problemId: string
}

const options = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  // Two codes may name one language, such as those of Akan.
  .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index)
  .toSorted((a, b) => a.label.localeCompare(b.label))

/** Languages are added one by one from a list, and each can be taken away. */
export function LanguagesField({ chosen, onChange, readOnly, ...field }: LanguagesFieldProps) {
  const place = useRef<HTMLDivElement>(null)

  function remove(code: string) {
    onChange(chosen.filter((other) => other !== code))
    place.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={place}>
      <FormField label={doctorFields.languages.label} name="languages" {...field}>
        {(attributes) => (
          <>
            <SelectInput
              {...attributes}
              value=""
              onChange={(code) => onChange([...chosen, code])}
              none="Add a language"
              options={options.filter(({ value }) => !chosen.includes(value))}
            />
            <RemovableTags
              label="Languages of this doctor"
              tags={chosen.map((code) => ({ value: code, label: languageName(code) }))}
              remove="Remove"
              onRemove={remove}
              readOnly={readOnly}
            />
          </>
        )}
      </FormField>
    </div>
  )
}
