/** The parts of an OpenAPI description that the page shows. */
export type OpenApi = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

export type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
  security?: unknown[]
}

type Parameter = {
  in: string
  name: string
  required?: boolean
  description?: string
  schema?: Schema
}

export type Body = { content?: Record<string, { schema?: Schema }> }

export type Schema = {
  type?: string
  format?: string
  description?: string
  enum?: readonly unknown[]
  default?: unknown
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}

export type ListedOperation = Operation & { id: string; method: string; path: string }

/** Groups the operations by their first tag, in the order of the description. */
export function groupOperations({ paths }: OpenApi): Map<string, ListedOperation[]> {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      id: operationId(method, path),
      method: method.toUpperCase(),
      path,
    })),
  )
  return Map.groupBy(listed, ({ tags }) => tags?.[0] ?? 'Other')
}

function operationId(method: string, path: string): string {
  return `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')
}
