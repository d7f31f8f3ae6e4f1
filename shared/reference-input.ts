// The rules of references, and references in responses.
import {
  type DraftReference,
  normalizeDoi,
  type Reference,
  referenceKinds,
  referenceLimits,
} from './reference.ts'
import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'
import { isWebAddress } from './web-address.ts'

const firstYear = 1800
const doiForm = /^10\.\d{4,9}(?:\.\d+)*\/[!-~]{1,200}$/

function text(message: string, isAllowed: (text: string) => boolean) {
  return z.string({ error: message }).trim().refine(isAllowed, { error: message })
}

function namedText(label: string, [shortest, longest]: [number, number], message: string) {
  const fits = ({ length }: string) => length >= shortest && length <= longest
  return text(message, fits).refine(isStorable, { error: notStorable(label) })
}

const noDate = 'Enter a valid date.'
const noDoi = 'Enter a valid DOI.'
const isDay = (day: string) => z.iso.date().safeParse(day).success
const emptyOr = (isAllowed: (text: string) => boolean) => (given: string) =>
  given === '' || isAllowed(given)

/** The rules of one reference, in the order in which they are checked. */
const referenceInput = z.object({
  _id: z.string().optional().catch(undefined).describe('As it was read; absent of a new one'),
  kind: z.enum(referenceKinds, { error: 'Unknown kind of reference.' }).default('journal'),
  authors: namedText('Authors', [1, referenceLimits.authors], 'Authors are required.'),
  title: namedText('Title', [1, referenceLimits.title], 'Title is required.'),
  publishedIn: namedText(
    'Published in',
    [0, referenceLimits.publishedIn],
    `Published in is too long. Limit is ${referenceLimits.publishedIn} characters.`,
  ).default(''),
  year: z
    .int({ error: 'Enter a valid year.' })
    .refine((year) => year >= firstYear && year <= new Date().getUTCFullYear() + 1, {
      error: 'Enter a valid year.',
    })
    .nullable()
    .default(null),
  doi: z
    .string({ error: noDoi })
    .transform(normalizeDoi)
    .refine(
      emptyOr((doi) => doiForm.test(doi)),
      { error: noDoi },
    )
    .default(''),
  pmid: text(
    'Enter a valid PMID.',
    emptyOr((pmid) => /^\d{1,8}$/.test(pmid)),
  ).default(''),
  url: text(
    'Enter a valid web address.',
    emptyOr((url) => isWebAddress(url, referenceLimits.url)),
  ).default(''),
  accessed: text(
    noDate,
    emptyOr((day) => isDay(day) && day <= new Date().toISOString().slice(0, 10)),
  ).default(''),
})

/** A draft's reference as shown to readers: values that break their rule are left out. */
export function shownReference(draft: DraftReference): Reference {
  const broken = new Set(referenceInput.safeParse(draft).error?.issues.map(({ path }) => path[0]))
  const kept = Object.entries(draft).filter(([name]) => !broken.has(name))
  const work = referenceInput
    .partial({ authors: true, title: true })
    .parse(Object.fromEntries(kept))
  return { ...work, _id: work._id ?? '', authors: work.authors ?? '', title: work.title ?? '' }
}

/** The references of one text in a request: each must meet its rules, and no DOI may occur twice. */
export const referenceListInput = z
  .array(z.unknown(), { error: 'References must be a list.' })
  .meta({ items: z.toJSONSchema(referenceInput, { io: 'input' }) })
  .max(referenceLimits.list, {
    error: `Too many references. Limit is ${referenceLimits.list}.`,
    abort: true,
  })
  .pipe(z.array(referenceInput))
  .superRefine((references, context) => {
    for (const [index, { doi }] of references.entries()) {
      if (doi === '' || references.findIndex((other) => other.doi === doi) === index) continue
      const message = 'This reference is already in the list.'
      context.addIssue({ code: 'custom', path: [index, 'doi'], message })
    }
  })

/** A reference in a response. */
export const reference = z.object({
  _id: z.string(),
  kind: z.enum(referenceKinds),
  authors: z.string(),
  title: z.string(),
  publishedIn: z.string(),
  year: z.int().nullable(),
  doi: z.string(),
  pmid: z.string(),
  url: z.string(),
  accessed: z.string(),
})
