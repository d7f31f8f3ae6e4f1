import { limits } from './limits.ts'
import { placeLabels } from './place.ts'
import { z } from './schema.ts'
import { isStorable, notStorable, oneLine } from './text-rules.ts'
import { isWebAddress } from './web-address.ts'

const { placePart, places: most } = limits.doctor

function part(label: string) {
  const tooLong = `${label} is too long. Limit is ${placePart} characters.`
  return z
    .string({ error: `${label} must be a text.` })
    .trim()
    .overwrite(oneLine)
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
