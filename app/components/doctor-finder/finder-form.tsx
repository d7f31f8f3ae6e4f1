import { conditions } from '../../../content/conditions/conditions.ts'
import type { DoctorSearch } from '../../../shared/doctor-search.ts'
import { languageName } from '../../../shared/languages.ts'
import { Select } from '../../ui/text-field/select.tsx'

type FinderFormProps = {
  search: DoctorSearch
  /** Codes of the languages that the site's doctors speak. */
  languages: string[]
}

/** The doctor search: a form whose result has an address that can be linked. */
export function FinderForm({ search, languages }: FinderFormProps) {
  const spoken = languages.map((value) => ({ value, label: languageName(value) }))
  const known = conditions.map(({ id, shortName }) => ({ value: id, label: shortName }))
  return (
    <form className="finder-form" action="/find-a-doctor">
      <Choice
        label="Condition"
        name="condition"
        none="Any condition"
        value={search.condition}
        options={known}
      />
      <div className="text-field">
        <label htmlFor="finder-place">City, state or ZIP</label>
        <input
          id="finder-place"
          type="text"
          name="place"
          maxLength={100}
          autoComplete="off"
          defaultValue={search.place}
        />
      </div>
      <Choice
        label="Language"
        name="language"
        none="Any language"
        value={search.language}
        options={spoken.toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      <div className="finder-boxes">
        <Box label="Takes new patients" name="newPatients" checked={search.newPatients} />
        <Box label="Sees people by video" name="telehealth" checked={search.telehealth} />
      </div>
      <button className="button" type="submit">
        Find
      </button>
    </form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  /** The option for no choice. */
  none: string
  value: string | undefined
  options: { value: string; label: string }[]
}

function Choice({ label, name, none, value = '', options }: ChoiceProps) {
  const id = `finder-${name}`
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} name={name} defaultValue={value} none={none} options={options} />
    </div>
  )
}

type BoxProps = { label: string; name: string; checked: 'yes' | undefined }

function Box({ label, name, checked }: BoxProps) {
  return (
    <label>
      <input type="checkbox" name={name} value="yes" defaultChecked={checked === 'yes'} />
      {label}
    </label>
  )
}
