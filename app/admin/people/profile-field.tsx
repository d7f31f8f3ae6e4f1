import { useAuthors } from '../client/use-authors.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { describeDoctor } from './describe-doctor.ts'

type ProfileFieldProps = {
  value: string
  /** Whether there must be one. */
  isRequired: boolean
  onChange: (doctorId: string) => void
  error: string | undefined
}

/** Which doctor's profile is the person's own. */
export function ProfileField({ value, isRequired, onChange, error }: ProfileFieldProps) {
  const { authors, loading, failed, retry } = useAuthors(null, true, ignore)
  const chosen = authors.find(({ _id }) => _id === value)
  return (
    <>
      <SelectField
        label="Doctor's profile"
        name="doctorId"
        none={loading ? 'Loading doctors...' : isRequired ? 'Select a doctor' : 'None'}
        value={value}
        onChange={onChange}
        options={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={error}
      />
      {chosen && (
        <p className="quiet person-hint">
          This person signs pages as {chosen.name} ({describeDoctor(chosen)}). If no owner has
          confirmed this doctor before, saving does
          {chosen.email && `: review links may then go to ${chosen.email}`}.
        </p>
      )}
      {failed && (
        <p>
          The doctors could not be loaded.{' '}
          <button className="text-button" type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}

function ignore() {}
