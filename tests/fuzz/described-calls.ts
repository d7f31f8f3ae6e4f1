// The calls of the API as its own description tells them, and right requests for each.
import type { Blog } from '../../shared/blog.ts'

type Schema = {
  type?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
export type Description = { paths: Record<string, Record<string, Operation>> }

export type DescribedCall = {
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: Parameter[]
  /** The type of its body; undefined where it has none. */
  contentType: string | undefined
  body: Record<string, unknown>
}

export function describedCalls(description: Description, good: Record<string, unknown>) {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): DescribedCall => {
      const content = Object.entries(operation.requestBody?.content ?? {})[0]
      return {
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        contentType: content?.[0],
        body: rightBody(content?.[1].schema ?? {}, good),
      }
    }),
  )
}

/** Every described field with a value that is known to be right, else with one of its type. */
function rightBody(schema: Schema, good: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      name in good ? good[name] : ofType(field),
    ]),
  )
}

function ofType({ type, enum: names, items }: Schema): unknown {
  if (names) return names[0]
  if (type === 'array') return [ofType(items ?? {})]
  if (type === 'object') return {}
  return type === 'integer' || type === 'number' ? 1 : 'text'
}

/** Values by the names that fields have in requests. */
export function rightValues(blog: Blog): Record<string, unknown> {
  const { author_id, updatedAt } = blog
  return {
    ...blog,
    author_id: author_id?._id,
    email: 'ana@example.org',
    name: 'Ana',
    message: 'Hello',
    website: '',
    otp: '123456',
    otpToken: 'x'.repeat(43),
    imageUrl: blog.image_url,
    location: 'Here',
    description: '<p>Words</p>',
    linkedin: 'https://linkedin.com/in/ana',
    updatedAt,
  }
}
