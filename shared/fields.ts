// Definitions of a record's fields. Its request, response, columns, form, copied text and searched text are
// all derived from one list of fields: `blog-fields.ts`, `doctor-fields.ts`.

import type { Place } from './place.ts'
import type { Reference, ReferenceInput } from './reference.ts'

type Labelled = {
  /** The name of the field in the form and in messages. */
  label: string
  /** A line under the input: where readers see the field, or how to fill it in. */
  hint?: string
  /** A request without the field leaves it unchanged, so that older clients still work. */
  optional?: true
}

/** Plain text, trimmed. Without `required` it may be empty. */
export type LineField = Labelled & {
  kind: 'line'
  /** The message if it is missing. */
  required?: string
  /** Of a required one: a name, in one line that can be seen and turns no other text around. */
  isName?: true
  maxLength: number
  /** The message if it is too long, instead of the usual one. */
  tooLong?: string
  /** Visible lines of its text box, 1 for a line that wraps; by default a one-line input. */
  rows?: number
  /** The form that a non-empty text must have. */
  form?: { isValid: (text: string) => boolean; invalid: string }
  /** An empty field is null, not an empty text. */
  nullable?: true
}

/** An e-mail address, or nothing. */
export type EmailField = Labelled & { kind: 'email' }

/** An https address, or nothing. */
export type WebAddressField = Labelled & { kind: 'web-address'; maxLength: number; invalid: string }

/** HTML limited to the site's allowlist. Without `required` it may be empty. */
export type RichTextField = Labelled & {
  kind: 'rich-text'
  required?: string
  maxLength: number
  maxWords?: number
}

/** Texts that people add, each once. */
export type ListField = Labelled & {
  kind: 'list'
  required: string
  maxItems: number
  /** `name` and `plural` are used in messages. */
  item: { name: string; plural: string; maxLength: number }
}

/** Some of the options, each once. */
export type ChoicesField = Labelled & {
  kind: 'choices'
  required: string
  options: readonly [string, ...string[]]
  /** What its input says while nothing is chosen. */
  none: string
}

/** A doctor's `_id` in a request; a response contains the doctor. */
export type DoctorField = Labelled & { kind: 'doctor'; required: string }

/** Yes or no. */
export type BooleanField = Labelled & { kind: 'boolean'; optional: true }

/** Some of the codes, each once. `unknown` begins the message about any other. */
export type CodesField = Labelled & {
  kind: 'codes'
  optional: true
  codes: readonly string[]
  unknown: string
  maxItems: number
}

/** One of the answers, or none. `unknown` begins the message about any other. */
export type ChoiceField = Labelled & {
  kind: 'choice'
  optional: true
  answers: readonly string[]
  /** What its input says where there is none. */
  none: string
  unknown: string
}

/** Where a doctor sees people. */
export type PlacesField = Labelled & { kind: 'places'; optional: true }

/** The published works that the record cites. */
export type ReferencesField = Labelled & {
  kind: 'references'
  optional: true
  /** The rich texts whose markers cite them by number. */
  citedIn: readonly string[]
}

/** Address of a stored image. Without `required` there may be none. */
export type ImageField = Labelled & { kind: 'image'; required?: string; invalid: string }

export type Field =
  | LineField
  | EmailField
  | WebAddressField
  | RichTextField
  | ListField
  | ChoicesField
  | DoctorField
  | ImageField
  | BooleanField
  | CodesField
  | ChoiceField
  | PlacesField
  | ReferencesField

export type FieldKind = Field['kind']
/** In the order of the form, which is also the order in which rules are checked. */
export type Fields = Readonly<Record<string, Field>>

/** Names of the fields of one of these kinds. */
export type NamesOf<F extends Fields, Kind extends FieldKind> = {
  [Name in keyof F & string]: F[Name]['kind'] extends Kind ? Name : never
}[keyof F & string]

/** The kinds whose value is one text. */
export const textKinds = ['line', 'email', 'web-address', 'rich-text', 'image'] as const

/** The kinds whose column holds JSON. */
export const jsonKinds = ['codes', 'places', 'references'] as const
/** The kinds stored in a column of the record's own table. */
export const columnKinds = [...textKinds, 'choice', 'boolean', ...jsonKinds] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A field's value in a request and in a response; for the kind `doctor`, only in a request. */
export type ValueOf<F extends Field> = F extends { options: readonly (infer Option)[] }
  ? Option[]
  : F extends { kind: 'list' | 'codes' }
    ? string[]
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'references' }
        ? Reference[]
        : F extends { kind: 'places' }
          ? Place[]
          : F extends { nullable: true }
            ? string | null
            : string

export type ValuesOf<F extends Fields, Names extends keyof F = keyof F> = {
  -readonly [Name in Names]: ValueOf<F[Name]>
}

/** A field's value in a request; undefined leaves the stored value unchanged. */
export type GivenOf<F extends Field> = F extends { kind: 'references' }
  ? ReferenceInput[] | undefined
  : F extends { optional: true }
    ? ValueOf<F> | undefined
    : ValueOf<F>

/** The columns of the record's own table. Booleans are 1 or 0, lists are JSON. */
export type ColumnsOf<F extends Fields> = {
  -readonly [Name in NamesOf<F, ColumnKind>]: F[Name] extends { kind: 'boolean' }
    ? number
    : F[Name] extends { kind: (typeof jsonKinds)[number] }
      ? string
      : ValueOf<F[Name]>
}

/** Values while being edited: none is missing, and a text is never null. */
export type DraftOf<F extends Fields> = {
  -readonly [Name in keyof F]: NonNullable<ValueOf<F[Name]>>
}

type RequiredName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string } ? Name : never
}[keyof F]

/** The required and optional values of a new record. */
export type NewValues<F extends Fields> = ValuesOf<F, RequiredName<F>> & {
  -readonly [Name in Exclude<keyof F, RequiredName<F>>]?: GivenOf<F[Name]>
}

/** All names, in the order of the list. */
export function namesIn<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}

/** The names of the fields of these kinds, in the order of the list. */
export function namesOf<F extends Fields, Kind extends FieldKind>(
  fields: F,
  kinds: readonly Kind[],
): NamesOf<F, Kind>[] {
  const wanted: readonly FieldKind[] = kinds
  const names = Object.keys(fields).filter((name) => wanted.includes(fields[name]!.kind))
  return names as NamesOf<F, Kind>[]
}
