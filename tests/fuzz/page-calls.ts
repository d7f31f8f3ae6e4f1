import type { DescribedCall } from './described-calls.ts'

const page = (path: string, ...names: string[]): DescribedCall => ({
  method: 'GET',
  path,
  contentType: undefined,
  body: {},
  parameters: names.map((name) => ({ name, in: 'query' })),
})

/** Public pages that read what is stored, and forms that write it without scripts. */
export const pageCalls: DescribedCall[] = [
  page('/articles', 'query', 'page', 'sort', 'tag', 'author', 'letter', 'solution'),
  page('/articles/{id}'),
  page('/index', 'letter', 'page'),
  page('/doctors-behind', 'page'),
  page('/newsletter/confirm/{token}'),
  page('/newsletter/unsubscribe/{token}'),
  page('/preview/{token}'),
  page('/review/{token}'),
  page('/images/{file}'),
]
