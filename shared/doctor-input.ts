import { z } from './schema.ts'
import { parseImageAddress } from './image-address.ts'
import { limits } from './limits.ts'
import { plainText } from './text-field.ts'
import { invalidEmail, isEmail, isStorable, notStorable } from './text-rules.ts'
import { optionalRichText } from './rich-text.ts'

const { doctor } = limits

/** What the doctor form sends. Only the name must be given. */
export const doctorInput = z.object({
  name: plainText('Name is required.', doctor.name, 'Name'),
  email: z
    .string({ error: invalidEmail })
    .trim()
    .refine((email) => email === '' || isEmail(email), { error: invalidEmail })
    .default(''),
  location: z
    .string()
    .trim()
    .max(doctor.location, {
      error: `Location is too long. Limit is ${doctor.location} characters.`,
    })
    .refine(isStorable, { error: notStorable('Location') })
    .default(''),
  description: optionalRichText(doctor.description, 'Description').default(''),
  image_url: z
    .string()
    .refine((address) => address === '' || parseImageAddress(address) !== undefined, {
      error: 'Invalid image file.',
    })
    .default(''),
  linkedin: z
    .string({ error: 'Enter a valid LinkedIn address.' })
    .trim()
    .refine((address) => address === '' || isHttpsAddress(address), {
      error: 'Enter a valid LinkedIn address.',
    })
    .default(''),
  updatedAt: z
    .string()
    .optional()
    .describe('On update: as it was read, so that nobody else’s changes are overwritten'),
})
export type DoctorInput = z.infer<typeof doctorInput>

/** Visible characters only: an address parser would let control characters vanish. */
const httpsAddress = /^https:\/\/[^\s\p{C}\\"'<>@]+$/iu

function isHttpsAddress(text: string): boolean {
  return text.length <= doctor.linkedin && httpsAddress.test(text) && URL.canParse(text)
}
