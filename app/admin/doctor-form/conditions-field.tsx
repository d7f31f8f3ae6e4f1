import { conditionIds, conditionNames } from '../../../shared/condition-ids.ts'
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
    onChange(conditionIds.filter((one) => (one === id ? checked : chosen.includes(one))))
  return (
    <fieldset
      className="form-field form-group"
      data-field="conditions"
      aria-describedby={invalid ? problemId : undefined}
    >
      <legend className="field-label">{doctorFields.conditions.label}</legend>
      <div className="condition-choices checkbox-field">
        {conditionIds.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
            {conditionNames[id]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
