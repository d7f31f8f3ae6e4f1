import { conditions } from '../../../content/conditions/conditions.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'

type ConditionsFieldProps = {
  chosen: string[]
  onChange: (chosen: string[]) => void
  invalid: boolean
  problemId: string
}

/** The conditions that a doctor treats, in the order of the site. */
export function ConditionsField({ chosen, onChange, invalid, problemId }: ConditionsFieldProps) {
  const choose = (id: string, checked: boolean) =>
    onChange(
      conditions
        .filter((condition) => (condition.id === id ? checked : chosen.includes(condition.id)))
        .map((condition) => condition.id),
    )
  return (
    <fieldset
      className="form-field form-group"
      data-field="conditions"
      aria-describedby={invalid ? problemId : undefined}
    >
      <legend className="field-label">{doctorFields.conditions.label}</legend>
      <div className="condition-choices checkbox-field">
        {conditions.map(({ id, shortName }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
            {shortName}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
