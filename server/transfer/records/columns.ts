// How columns of a table appear in a record of the file.
import { limits } from '../../../shared/limits.ts'
import { invalidEmail, isEmail, isStorable } from '../../../shared/text-rules.ts'
import { z } from '../../../shared/schema.ts'
import type { FileRecord } from './section.ts'

type Carried = {
  schema: z.ZodType
  fromColumn(stored: unknown): unknown
  toColumn(value: unknown): unknown
}
/** The number of a row in another table: in the file it is that row's id, under the name `as`. */
type Reference = { refersTo: string; as: string; schema: z.ZodType }
/** A column that the file does not have. */
type Derived = { derive(record: FileRecord): unknown }

export type Column = Carried | Reference | Derived

const same = (value: unknown) => value

/** PostgreSQL can't store NUL; the site itself stores U+FFFD instead. */
const storable = (stored: unknown) =>
  typeof stored === 'string' ? stored.replaceAll('\0', '\uFFFD').toWellFormed() : stored

const plain = (schema: z.ZodType): Carried => ({ schema, fromColumn: same, toColumn: same })
const ofText = (schema: z.ZodType): Carried => ({ ...plain(schema), fromColumn: storable })

const stored = z.string().refine((text) => !text.includes('\0') && text.isWellFormed(), {
  error: 'contains characters that can’t be stored',
})
/** A text that people typed, in one field of a form. */
const typed = (max: number) =>
  z.string().max(max).refine(isStorable, { error: 'contains characters that can’t be stored' })

/** A text that the site or a mail program wrote. */
export const text = (max: number): Carried => ofText(stored.max(max))
export const textOrNull = (max: number): Carried => ofText(stored.max(max).nullable())
export const typedText = (max: number): Carried => ofText(typed(max))

/** The longest identifier of any table. */
export const mostId = 300
export const id = text(mostId)
export const idOrNull = textOrNull(mostId)
/** Who did something: an address, or `the site` or `operator`. */
export const address = typedText(limits.email)
export const addressOrNull = ofText(typed(limits.email).nullable())
/** An address that mail is sent to. */
export const email = plain(z.string().refine(isEmail, { error: invalidEmail }))

const utc = z.iso.datetime()
export const time = plain(utc)
export const timeOrNull = plain(utc.nullable())
export const timeOrEmpty = plain(z.union([utc, z.literal('')]))
export const day = plain(z.iso.date())
export const dayOrNull = plain(z.iso.date().nullable())

export const count = plain(z.int().min(0))
export const fraction = plain(z.number().min(0).max(1))
export const oneOf = (values: readonly string[]): Carried => plain(z.enum(values))
export const oneOfOrNull = (values: readonly string[]): Carried => plain(z.enum(values).nullable())

/** A column of 0 or 1. */
export const flag: Carried = {
  schema: z.boolean(),
  fromColumn: (value) => value === 1,
  toColumn: (value) => (value ? 1 : 0),
}

/** A column of JSON. */
export const json = (schema: z.ZodType): Carried => ({
  schema,
  fromColumn: (value) => (value === null ? null : (JSON.parse(String(storable(value))) as unknown)),
  toColumn: (value) => (value === null ? null : JSON.stringify(value)),
})

export const reference = (refersTo: string, as: string): Reference => ({
  refersTo,
  as,
  schema: z.string().max(mostId),
})
export const referenceOrNull = (refersTo: string, as: string): Reference => ({
  refersTo,
  as,
  schema: z.string().max(mostId).nullable(),
})

/** A column that is made of others, or that says nothing in another place. */
export const derived = (derive: (record: FileRecord) => unknown): Derived => ({ derive })

/** The name in the file of a column such as `created_at`: `createdAt`. */
export function nameInFile(column: string, kind: Column): string {
  if ('refersTo' in kind) return kind.as
  if (column === 'id') return '_id'
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Describes a record with these columns. */
export function shapeOf(columns: Record<string, Column>): Record<string, z.ZodType> {
  const entries = Object.entries(columns).flatMap(([column, kind]) =>
    'derive' in kind ? [] : [[nameInFile(column, kind), kind.schema] as const],
  )
  return Object.fromEntries(entries)
}
