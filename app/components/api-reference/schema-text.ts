import type { Body, Schema } from './open-api.ts'

/** Describes a value's type in a few words. */
export function schemaText(schema: Schema): string {
  const { type, format, anyOf, items, maxLength } = schema
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (anyOf) return anyOf.map(schemaText).join(' or ')
  if (type === 'array') return `list of ${items ? pluralText(items) : 'values'}`
  if (type === 'string' && format) return formats[format] ?? format
  const limit = maxLength === undefined ? '' : `, at most ${maxLength} characters`
  return (types[type ?? ''] ?? type ?? 'anything') + limit
}

const types: Record<string, string> = { string: 'text', null: 'null', boolean: 'true or false' }
const formats: Record<string, string> = {
  'date-time': 'date and time, ISO 8601 UTC',
  email: 'email address',
  uri: 'address',
  binary: 'file',
}

function pluralText(schema: Schema): string {
  if (schema.type === 'object') return 'objects'
  return schema.type === 'string' && !schema.enum ? 'texts' : schemaText(schema)
}

/** The schema of a body, whatever its media type. */
export function bodySchema(body: Body | undefined): Schema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema
}

export type Field = { name: string; text: string; required: boolean; note: string }

/** The fields of an object, of the objects in a list, and of nested objects, as dotted paths. */
export function schemaFields(schema: Schema, prefix = ''): Field[] {
  const object = innerObject(schema)
  return Object.entries(object?.properties ?? {}).flatMap(([name, field]) => [
    {
      name: prefix + name,
      text: schemaText(field),
      required: object?.required?.includes(name) ?? false,
      note: field.description ?? '',
    },
    ...schemaFields(field, `${prefix}${name}.`),
  ])
}

function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  if (schema.items) return innerObject(schema.items)
  return schema.anyOf?.map(innerObject).find(Boolean)
}
