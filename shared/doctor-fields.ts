import { conditionIds } from './condition-ids.ts'
import type { Field } from './fields.ts'
import { languageCodes } from './languages.ts'
import { limits } from './limits.ts'
import { isNpi } from './npi.ts'

const { doctor } = limits
const invalidNpi = 'Enter a valid NPI.'

type DoctorField = Field & {
  /** Whether the filter of the panel's doctor list searches its words. */
  filter?: true
}

/** The fields of a doctor. To add one, see docs/recipes.md. */
export const doctorFields = {
  name: {
    label: 'Name',
    kind: 'line',
    required: 'Name is required.',
    isName: true,
    maxLength: doctor.name,
    filter: true,
  },
  credentials: {
    label: 'Credentials',
    kind: 'line',
    maxLength: doctor.credentials,
    optional: true,
    filter: true,
  },
  specialty: {
    label: 'Specialty',
    kind: 'line',
    maxLength: doctor.specialty,
    optional: true,
    filter: true,
  },
  email: { label: 'Email', kind: 'email', filter: true },
  location: { label: 'Location', kind: 'line', maxLength: doctor.location, filter: true },
  description: {
    label: 'Description',
    kind: 'rich-text',
    maxLength: doctor.description,
    filter: true,
  },
  image_url: { label: 'Photo', kind: 'image', invalid: 'Invalid image file.' },
  linkedin: {
    label: 'LinkedIn',
    kind: 'web-address',
    maxLength: doctor.linkedin,
    invalid: 'Enter a valid LinkedIn address.',
  },
  license: { label: 'License', kind: 'line', maxLength: doctor.license, optional: true },
  npi: {
    label: 'NPI',
    kind: 'line',
    maxLength: 10,
    tooLong: invalidNpi,
    form: { isValid: isNpi, invalid: invalidNpi },
    optional: true,
  },
  conditions: {
    label: 'Conditions',
    kind: 'codes',
    codes: conditionIds,
    unknown: 'Unknown condition',
    maxItems: conditionIds.length,
    optional: true,
  },
  languages: {
    label: 'Languages',
    kind: 'codes',
    codes: languageCodes,
    unknown: 'Unknown language',
    maxItems: doctor.languages,
    optional: true,
  },
  places: { label: 'Places', kind: 'places', optional: true },
  newPatients: {
    label: 'Takes new patients',
    kind: 'choice',
    answers: ['yes', 'no'],
    none: 'Not said',
    unknown: 'Unknown answer',
    optional: true,
  },
  telehealth: { label: 'Sees people by video', kind: 'boolean', optional: true },
  interests: {
    label: 'Interests to declare',
    kind: 'line',
    maxLength: doctor.interests,
    tooLong: `Interests are too long. Limit is ${doctor.interests} characters.`,
    rows: 3,
    optional: true,
  },
  sample: {
    label: 'Sample content',
    kind: 'boolean',
    optional: true,
    hint: 'Readers see “Sample profile”, and search engines are asked not to list it.',
  },
} as const satisfies Record<string, DoctorField>
