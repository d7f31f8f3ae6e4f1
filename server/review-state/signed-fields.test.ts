import { expect, it } from 'vitest'
import { conditions } from '../../content/conditions/conditions.ts'
import { blogFields, signedFields } from '../../shared/blog-fields.ts'
import { articleText } from './article-text.ts'
import { pageText } from './condition-text.ts'
import { contentHash } from './signed-text.ts'

/** Names, addresses and grades, which are not words that a doctor signs. Sources are signed as a list. */
const notWords =
  /^(?:id|otherNames\.\d+|typesOf|productCare\.evidence|shortName|kind|help\.\d+|seeAlso\.\d+|difference\.from|sources\..*)$/

/** Returns the path of each text in a value. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))
}

function withChanged(value: object, [name = '', ...rest]: string[]): object {
  const part = (value as Record<string, unknown>)[name]
  const changed = rest.length > 0 ? withChanged(part as object, rest) : `${String(part)} Not so.`
  return Array.isArray(value)
    ? value.map((item, at) => (at === Number(name) ? changed : item))
    : { ...value, [name]: changed }
}

it('a doctor signs every word of a condition page', () => {
  const [condition] = conditions
  const hash = contentHash(pageText(condition!))
  const words = pathsOf(condition).filter((path) => !notWords.test(path.join('.')))
  const unsigned = words.filter((path) => {
    const changed = withChanged(condition!, path) as typeof condition
    return contentHash(pageText(changed!)) === hash
  })
  expect(words.length).toBeGreaterThan(20)
  expect(unsigned.map((path) => path.join('.'))).toEqual([])
})

it('a doctor signs the texts of an article in the order of the page, which never changes', () => {
  expect(signedFields).toEqual([
    'title',
    'brief_description',
    'img_description',
    'call_out',
    'blog_summary',
    'long_description',
  ])
  const article = Object.fromEntries(signedFields.map((name) => [name, `<p>${name}</p>`]))
  const parts = articleText({ ...article, references: [] } as never)
  expect(parts.map(({ label }) => label)).toEqual([
    ...signedFields.map((name) => blogFields[name].label),
    'References',
  ])
})
