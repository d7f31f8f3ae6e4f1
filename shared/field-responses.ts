import { type Field, type Fields, namesOf, type NamesOf, type ValueOf } from './fields.ts'
import { place } from './place-rules.ts'
import { reference } from './reference-input.ts'
import { z } from './schema.ts'

/** The fields that a response returns as they were sent: all but doctors, which it expands. */
type ResponseShape<F extends Fields> = {
  -readonly [Name in Exclude<keyof F, NamesOf<F, 'doctor'>>]: z.ZodType<
    ValueOf<F[Name]>,
    ValueOf<F[Name]>
  >
}

/** The schemas of a response's fields; the caller adds those of doctors. */
export function responseShapeOf<F extends Fields>(fields: F): ResponseShape<F> {
  const doctors: string[] = namesOf(fields, ['doctor'])
  const shape = Object.entries(fields)
    .filter(([name]) => !doctors.includes(name))
    .map(([name, field]) => [name, storedValue(field)])
  return Object.fromEntries(shape) as ResponseShape<F>
}

function storedValue(field: Field): z.ZodType {
  if (field.kind === 'choices') return z.array(z.enum(field.options))
  if (field.kind === 'list' || field.kind === 'codes') return z.array(z.string())
  if (field.kind === 'boolean') return z.boolean()
  if (field.kind === 'places') return z.array(place)
  if (field.kind === 'references') return z.array(reference)
  return field.kind === 'line' && field.nullable ? z.string().nullable() : z.string()
}
