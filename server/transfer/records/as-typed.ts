import { emptyValue } from '../../../shared/field-values.ts'
import { type Field, type Fields, namesIn } from '../../../shared/fields.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import { z } from '../../../shared/schema.ts'
import type { Database } from '../../database/database.ts'
import type { Kind, SentRecord } from '../../records/kinds/kind.ts'
import { findMissingPicture } from '../../records/missing-picture.ts'
import { Refusal } from './section.ts'

/** Describes the id of a record, which is the last part of its page's address. */
export const recordId = ({ reservedIds }: Pick<Kind, 'reservedIds'>) =>
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,300}$/)
    .refine((id) => !reservedIds.has(id), { error: 'is an address of the site itself' })

type OptionalNames<F extends Fields> = {
  [Name in keyof F as F[Name] extends { optional: true } ? Name : never]: true
}

/** The fields that the export of an older program may lack. */
export function optionalFields<F extends Fields>(fields: F): OptionalNames<F> {
  const names = namesIn(fields).filter((name) => fields[name]!.optional)
  return Object.fromEntries(names.map((name) => [name, true])) as OptionalNames<F>
}

type Typed<Input> = Pick<Kind, 'name' | 'prepare' | 'title' | 'fields'> & {
  input: { safeParse(body: unknown): z.ZodSafeParseResult<Input> }
}

/**
 * Returns the fields of a record as its form would store them: sanitised, and checked by the rules of
 * publication. Only what a form requires may be missing, but for the title: stored records outlive their
 * authors, and rules that came later. Throws `Refusal`.
 */
export async function asTyped<Input extends SentRecord>(
  trx: Database,
  kind: Typed<Input>,
  stored: { _id: string },
): Promise<Input> {
  const { _id } = stored
  const fields = { ...stored }
  const missing = emptyFields(kind, fields)
  await kind.prepare(trx, fields)
  const standIns = Object.fromEntries(missing.map(([name, field]) => [name, standInFor(field)]))
  const { data, error } = kind.input.safeParse({ ...fields, ...standIns })
  if (error) throw new Refusal(`${_id}: ${error.issues[0]!.message}`)
  const empty = missing.map(([name, field]) => [name, emptyValue(field)])
  const record: Input = { ...data, ...Object.fromEntries(empty) }
  const breach = await findMissingPicture(trx, kind.name, record)
  if (breach) throw new Refusal(`${_id}: ${breach.message}`)
  return record
}

function emptyFields({ fields, title }: Pick<Kind, 'fields' | 'title'>, record: object) {
  const values = record as Record<string, unknown>
  return Object.entries(fields).filter(
    ([name, field]) => 'required' in field && name !== title && isEmpty(values[name]),
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A value that the rules of a required field accept. */
function standInFor(field: Field): unknown {
  if (field.kind === 'rich-text') return '<p>-</p>'
  if (field.kind === 'image') return imageAddress(`${'0'.repeat(32)}-1x1`)
  if (field.kind === 'list') return ['-']
  return field.kind === 'choices' ? [field.options[0]] : '-'
}
