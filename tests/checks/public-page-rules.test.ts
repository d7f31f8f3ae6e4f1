import { describe, expect, it } from 'vitest'
import { publicPageProblems } from '../../scripts/public-page-rules.ts'

const page = `
import { data, redirect, type MetaDescriptor } from 'react-router'
export const handle = readingPage(Page)
export default Page
export async function loader() {}
export async function action() {}
export function headers() {}
export const meta = () => []
export type { Props } from './props.ts'
function Page() {}
`
const problemsOf = (source: string, path = 'app/pages/planted.tsx') =>
  publicPageProblems(path, source)

describe('the rules of public pages', () => {
  it('accept all that works', () => {
    expect(problemsOf(page)).toEqual([])
  })

  it.each([
    ['links', 'export const links = () => []', '<link>'],
    ['ErrorBoundary', 'export function ErrorBoundary() {}', 'data(…, { status })'],
    ['HydrateFallback', 'export { Page as HydrateFallback }', 'leave it out'],
    ['clientLoader', 'export async function clientLoader() {}', '`loader`'],
    ['clientAction', 'export async function clientAction() {}', '`action`'],
    ['middleware', 'export const middleware = []', 'Fastify'],
    ['clientMiddleware', 'export const clientMiddleware = []', '`loader`'],
    ['shouldRevalidate', 'export const shouldRevalidate = () => true', 'leave it out'],
    ['anythingElse', 'export const anythingElse = 1', 'nothing else'],
    ['*', `export * from './more.ts'`, 'nothing else'],
  ])('refuse an export of %s', (name, line, instead) => {
    const problems = problemsOf(page + line)
    expect(problems).toEqual([expect.stringContaining(`"${name}"`)])
    expect(problems[0]).toContain(instead)
  })

  const imports: [string, string, string][] = [
    ['Link', `import { Link as To } from 'react-router'`, '<a href>'],
    ['NavLink', `import { NavLink } from 'react-router'`, '<a href>'],
    ['Form', `import { Form } from 'react-router'`, '<form method="post">'],
    ['useLoaderData', `import { useLoaderData } from 'react-router'`, '`loaderData`'],
    ['useActionData', `import { useActionData } from 'react-router'`, '`actionData`'],
    ['useParams', `import { useParams } from 'react-router'`, '`params`'],
    ['useMatches', `import { useMatches } from 'react-router'`, '`matches`'],
    ['useLocation', `import { useLocation } from 'react-router'`, 'PathContext'],
    ['useSearchParams', `import { useSearchParams } from 'react-router'`, 'queryFields()'],
    ['useNavigate', `import { useNavigate } from 'react-router'`, 'redirect()'],
    ['useFetcher', `import { useFetcher } from 'react-router'`, 'island'],
    ['Await', `import { Await } from 'react-router'`, 'nothing else'],
    ['HydratedRouter', `import { HydratedRouter } from 'react-router/dom'`, 'nothing else'],
    ['*', `import * as router from 'react-router'`, 'nothing else'],
  ]
  it.each(imports)('refuse an import of %s', (name, line, instead) => {
    for (const [path, source] of [
      ['app/pages/planted.tsx', page],
      ['app/components/planted/planted.tsx', ''],
      ['app/ui/planted/planted.tsx', ''],
    ] as const) {
      const problems = problemsOf(source + line, path)
      expect(problems).toEqual([expect.stringContaining(`${path}: "${name}"`)])
      expect(problems[0]).toContain(instead)
    }
  })

  it.each(['./planted.css', './planted.css?url'])('refuse to import %s', (styles) => {
    expect(problemsOf(`${page}import '${styles}'`)).toEqual([
      expect.stringContaining('app/styles/other-pages.css'),
    ])
  })

  it('refuse a handler of events on a page without scripts only', () => {
    const withHandler = `${page}const button = <button onClick={() => {}}>x</button>`
    expect(problemsOf(withHandler)).toEqual([expect.stringContaining('"onClick"')])
    expect(problemsOf(withHandler.replace('readingPage', 'toolPage'))).toEqual([])
  })

  it.each([
    'useEffect(() => {})',
    'React.useState(1)',
    'const { useState: keep } = React',
    "fetch('/api')",
    "window['fetch']('/api')",
    'const ask = fetch',
    'new EventSource(address)',
  ])('refuse %s on a page without scripts only', (call) => {
    const withCall = page.replace('function Page() {}', `function Page() { ${call} }`)
    expect(problemsOf(withCall)).toEqual([expect.stringContaining('has no scripts')])
    expect(problemsOf(withCall.replace('readingPage', 'toolPage'))).toEqual([])
  })

  it.each(["import { useState as keep } from 'react'", "import * as React from 'react'"])(
    'refuse %s on a page without scripts',
    (line) => {
      expect(problemsOf(line + page)).toEqual([expect.stringContaining('has no scripts')])
    },
  )

  it('name what is missing and what is wrong together', () => {
    const source = page.replace(/^export const handle.*$/m, 'export const links = () => []')
    expect(problemsOf(source)).toEqual([
      expect.stringContaining('handle'),
      expect.stringContaining('"links"'),
    ])
  })

  it.each([
    ['without meta', page.replace('export const meta', 'const meta')],
    ['without a handle', page.replace(/^export const handle.*$/m, '')],
    ['with two components', page.replace('readingPage(Page)', 'readingPage(Other)')],
    ['with a handle of its own', page.replace('readingPage(Page)', '{ Page }')],
    ['with a component that has no name', page.replace('default Page', 'default () => null')],
  ])('refuse a page %s', (_, source) => {
    expect(problemsOf(source)).toHaveLength(1)
  })
})
