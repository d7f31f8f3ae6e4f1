import { publicPages } from '../../content/public-pages.ts'

/**
 * Strips query fields that the page at `pattern` does not declare, because a cached page does not depend
 * on them. Uncached pages get every field.
 */
export function withDeclaredQuery(url: string, pattern: string): string {
  const page = publicPages.find(({ path }) => path === pattern)
  const mark = url.indexOf('?')
  if (!page || page.cached === false || mark < 0) return url
  const fields = new URLSearchParams(url.slice(mark))
  const declared = page.query?.shape ?? {}
  const undeclared = Array.from(fields.keys()).filter((name) => !Object.hasOwn(declared, name))
  if (undeclared.length === 0) return url
  for (const name of undeclared) fields.delete(name)
  const path = url.slice(0, mark)
  return fields.size > 0 ? `${path}?${fields}` : path
}
