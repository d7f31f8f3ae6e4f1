// Values for each kind of field, and what is sent of them.
import type { Field } from '../../../shared/fields.ts'
import type { Reference } from '../../../shared/reference.ts'
import { emptyPlace } from '../../../shared/place.ts'

export type ListedField = Field & { search?: string; inLists?: false; filter?: true }

export type Json = Record<string, unknown>

/** A valid NPI. */
const npi = '1234567893'

/** A word that occurs nowhere else. */
export const wordFor = (name: string) =>
  `Zyx${name.replaceAll('_', '')}${crypto.randomUUID().replace(/[^a-f]/g, '')}`

/** A value, and what to look for in the page, in the form and in the copied text. */
export function valueFor(
  name: string,
  word: string,
  field: Field,
  { author, image_url }: { author: { _id: string; name: string }; image_url: string },
): { value: unknown; mark: string; inForm?: string; copied?: string } {
  switch (field.kind) {
    case 'line':
      return field.form ? { value: npi, mark: npi } : { value: word, mark: word }
    case 'rich-text':
      return { value: `<p>${word}</p>`, mark: word }
    case 'email':
      return { value: `${word}@example.org`, mark: word }
    case 'web-address':
      return { value: `https://www.linkedin.com/in/${word}`, mark: word }
    case 'list':
      return { value: [word], mark: word }
    case 'choices':
      return { value: [field.options.at(-1)], mark: field.options.at(-1)! }
    case 'doctor':
      return { value: author._id, mark: author.name.replace('Dr. ', '') }
    case 'image':
      return { value: image_url, mark: image_url.replace('.jpg', '') }
    case 'boolean':
      return { value: true, mark: name === 'sample' ? 'Sample' : field.label, copied: 'Yes' }
    case 'codes':
      return name === 'conditions'
        ? { value: ['neck'], mark: 'Neck', copied: 'neck' }
        : { value: ['eo'], mark: 'Esperanto', copied: 'eo' }
    case 'choice':
      return { value: 'yes', mark: field.label, inForm: 'Yes', copied: 'yes' }
    case 'places':
      return { value: [{ ...emptyPlace, city: word }], mark: word }
    case 'references':
      return { value: [referenceTo(word)], mark: word }
  }
}

function referenceTo(title: string): Reference {
  return {
    _id: '0123456789abcdef',
    kind: 'journal',
    authors: 'Busse JW',
    title,
    publishedIn: 'BMJ',
    year: 2023,
    doi: '10.1136/bmj-2023-076227',
    pmid: '',
    url: '',
    accessed: '',
  }
}

/** The fields of a response, in the form of a request. */
export function sentOf(record: Json, fields: Record<string, ListedField>): Json {
  const names = Object.keys(fields).filter((name) => name in record)
  return Object.fromEntries(
    names.map((name) => {
      const isDoctor = fields[name]!.kind === 'doctor'
      return [name, isDoctor ? (record[name] as Json)['_id'] : record[name]]
    }),
  )
}
