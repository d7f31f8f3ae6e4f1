import type { AppointmentWish } from '../../../shared/enquiry.ts'
import { limits } from '../../../shared/limits.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'

type AppointmentFieldsProps = {
  values: AppointmentWish | undefined
  errorOf: (name: string) => string | undefined
  /** The field that was refused without scripts; the page opens there. */
  wrong: string | undefined
}

const answers = [
  { value: 'yes', label: 'Yes', first: true },
  { value: 'no', label: 'No', first: false },
]

/** What helps to find a time for a visit. Nothing of it has to be filled in. */
export function AppointmentFields({ values, errorOf, wrong }: AppointmentFieldsProps) {
  const field = (name: 'telephone' | 'days') => ({
    id: `contact-${name}`,
    name,
    defaultValue: values?.[name],
    error: errorOf(name),
    autoFocus: wrong === name,
  })
  return (
    <fieldset className="contact-appointment stack">
      <legend>For an appointment</legend>
      <p className="quiet">You may leave these empty. We answer by email.</p>
      <TextField
        label="Telephone"
        type="tel"
        autoComplete="tel"
        maxLength={limits.desk.telephone}
        {...field('telephone')}
      />
      <TextField
        label="Days that suit you"
        hint="For example: Mondays, or mornings next week."
        maxLength={limits.enquiry.days}
        {...field('days')}
      />
      <fieldset className="contact-first">
        <legend>Is it your first visit?</legend>
        {answers.map(({ value, label, first }) => (
          <label key={value}>
            <input
              type="radio"
              name="first"
              value={value}
              defaultChecked={values?.first === first}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}
