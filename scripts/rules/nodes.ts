// Helpers that read the nodes of a syntax tree.

export type Node = { type: string; start: number; [key: string]: unknown }
export type Report = (node: { start: number }) => void

export function nameOf(node: object | null | undefined): string | undefined {
  const { type, name } = (node ?? {}) as Node
  return type === 'Identifier' ? (name as string) : undefined
}

/** The name after the dot or before the colon, or the text between the brackets. */
export function propertyOf(node: object): string | undefined {
  const { property, key } = node as { property?: Node; key?: Node }
  const named = property ?? key
  const text =
    named?.['value'] ?? (named?.['quasis'] as { value: { raw: string } }[])?.[0]?.value.raw
  return nameOf(named) ?? (typeof text === 'string' ? text : undefined)
}

/** Each property that a pattern such as `{ env }` destructures. */
export function propertiesTaken(pattern: object): Node[] {
  const { type, properties } = pattern as { type: string; properties: Node[] }
  return type === 'ObjectPattern' ? properties.filter((one) => one.type === 'Property') : []
}

/** The text of a literal; '' for anything else. */
export function textOf(node: object | null | undefined): string {
  const { value } = (node ?? {}) as { value?: unknown }
  return typeof value === 'string' ? value : ''
}
