import { useAuthors } from '../client/use-authors.ts'
import { SelectField } from '../record-form/select-field.tsx'

type ProfileFieldProps = {
  value: string
  onChange: (doctorId: string) => void
  error: string | undefined
}

/** Which doctor's profile is the person's own. */
export function ProfileField({ value, onChange, error }: ProfileFieldProps) {
  const { authors, loading, failed, retry } = useAuthors(null, true, ignore)
  return (
    <>
      <SelectField
        label="Doctor's profile"
        name="doctorId"
        none={loading ? 'Loading doctors...' : 'Select a doctor'}
        value={value}
        onChange={onChange}
        options={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={error}
      />
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
