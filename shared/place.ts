import { limits } from './limits.ts'
import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'
import { isWebAddress } from './web-address.ts'

/** Where a doctor sees people. `region` is a state, by name or letters. */
export type Place = {
  name: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
  url: string
}

/** The parts of a place as the form calls them, in its order. */
export const placeLabels: Readonly<Record<keyof Place, string>> = {
  name: 'Place name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP',
  country: 'Country',
  phone: 'Telephone',
  url: 'Web address',
}

export const emptyPlace: Place = {
  name: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
  url: '',
}

const { placePart, places: most } = limits.doctor

function part(label: string) {
  const tooLong = `${label} is too long. Limit is ${placePart} characters.`
  return z
    .string({ error: `${label} must be a text.` })
    .trim()
    .max(placePart, { error: tooLong })
    .refine(isStorable, { error: notStorable(label) })
}

const noCity = 'City is required.'
const invalid = 'Enter a valid web address.'

const placeInput = z.object({
  name: part(placeLabels.name).default(''),
  street: part(placeLabels.street).default(''),
  city: z.string({ error: noCity }).pipe(part(placeLabels.city)).refine(Boolean, { error: noCity }),
  region: part(placeLabels.region).default(''),
  postalCode: part(placeLabels.postalCode).default(''),
  country: part(placeLabels.country).default(''),
  phone: part(placeLabels.phone).default(''),
  url: z
    .string({ error: invalid })
    .trim()
    .refine((url) => url === '' || isWebAddress(url, placePart), { error: invalid })
    .default(''),
})

export const placesInput = z
  .array(z.unknown(), { error: 'Places must be a list.' })
  .meta({ items: z.toJSONSchema(placeInput, { io: 'input' }) })
  .max(most, { error: `Too many places. Limit is ${most}.`, abort: true })
  .pipe(z.array(placeInput))

/** A place in a response. */
export const place = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  url: z.string(),
})

/** A place in one line of words. */
export function placeText(given: Readonly<Record<string, string | number | null>>): string {
  const names = Object.keys(placeLabels) as (keyof Place)[]
  return names
    .map((name) => String(given[name] ?? ''))
    .filter(Boolean)
    .join(', ')
}
