/* oxlint-disable react/no-array-index-key -- places are told by their order alone, and hold no state */
import { useEffect, useRef } from 'react'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { emptyPlace, type Place, placeLabels } from '../../../shared/place.ts'
import { FormField } from '../record-form/form-field.tsx'
import type { ProblemOf } from '../record-form/record-editor.tsx'

type PlacesFieldProps = {
  places: Place[]
  onChange: (places: Place[]) => void
  readOnly: boolean
  problemOf: ProblemOf
}

const parts = Object.keys(placeLabels) as (keyof Place)[]
const types: Partial<Record<keyof Place, string>> = { phone: 'tel', url: 'url' }

/** Where a doctor sees people: places are added and removed as a whole. */
export function PlacesField({ places, onChange, readOnly, problemOf }: PlacesFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  /** What gets the focus once it is drawn. */
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (focusNext.current) group.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function add() {
    focusNext.current = `[data-field="places.${places.length}.name"] input`
    onChange([...places, emptyPlace])
  }

  function remove(index: number) {
    focusNext.current = '.add-place'
    onChange(places.filter((_, other) => other !== index))
  }

  const change = (index: number, name: keyof Place, value: string) =>
    onChange(places.map((place, at) => (at === index ? { ...place, [name]: value } : place)))

  return (
    <fieldset className="form-field form-group" data-field="places" ref={group}>
      <legend className="field-label">{doctorFields.places.label}</legend>
      {places.map((place, index) => (
        <fieldset key={index} className="place" aria-label={`Place ${index + 1}`}>
          <div className="form-row">
            {parts.map((name) => (
              <FormField
                key={name}
                label={placeLabels[name]}
                name={`places.${index}.${name}`}
                {...problemOf(`places.${index}.${name}`)}
              >
                {(attributes) => (
                  <input
                    type={types[name] ?? 'text'}
                    autoComplete="off"
                    {...attributes}
                    value={place[name] ?? ''}
                    onChange={(event) => change(index, name, event.target.value)}
                  />
                )}
              </FormField>
            ))}
          </div>
          {!readOnly && (
            <button className="text-button" type="button" onClick={() => remove(index)}>
              Remove place
            </button>
          )}
        </fieldset>
      ))}
      {!readOnly && places.length < limits.doctor.places && (
        <button className="button quiet-button add-place" type="button" onClick={add}>
          Add place
        </button>
      )}
      {readOnly && places.length === 0 && <p className="quiet">None</p>}
    </fieldset>
  )
}
