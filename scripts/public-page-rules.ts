// The features of React Router's route modules that public pages may use. They are rendered without the
// router (docs/decisions/002), so anything else would do nothing or fail.
import { parseSync, Visitor } from 'vite'

const insteadOfExports: Record<string, string> = {
  links: 'name its styles in app/styles/other-pages.css, or render the <link> in the page',
  ErrorBoundary:
    'return data(…, { status }) and render the error, or throw data(null, { status: 404 }) for the usual error page',
  HydrateFallback: 'the whole page is rendered on the server: leave it out',
  clientLoader: 'load in `loader`, or fetch in an island',
  clientAction: 'write an `action`, or send with fetch in an island',
  middleware: 'write it as a hook of Fastify, or do it in `loader`',
  clientMiddleware: 'public pages have no router in the browser: do it in `loader`',
  shouldRevalidate: 'each click loads a page: leave it out',
}
const allowedExports = new Set(['default', 'handle', 'loader', 'action', 'headers', 'meta'])
const neededExports = ['handle', 'meta', 'default']

const insteadOfImports: Record<string, string> = {
  Link: 'write <a href>',
  NavLink: 'write <a href>, with aria-current where it leads to this page',
  Form: 'write <form method="post">',
  useLoaderData: 'take `loaderData` from the props of the page',
  useActionData: 'take `actionData` from the props of the page',
  useParams: 'take `params` from the props of the page',
  useMatches: 'take `matches` from the props of the page',
  useLocation: 'read PathContext for the path, or take the address from the loader',
  useSearchParams: 'read the query in the loader, with queryFields()',
  useNavigate: 'write <a href>, or throw redirect() in the loader',
  useFetcher: 'write an island that uses fetch',
  redirectDocument: 'use redirect()',
  replace: 'use redirect()',
}
const allowedImports = new Set(['data', 'redirect'])

/** One sentence per thing in the source that public pages and their parts may not use. */
export function publicPageProblems(path: string, source: string): string[] {
  const { module } = parseSync(path, source)
  const imports = module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) => {
    if (from.split('?')[0]!.endsWith('.css'))
      return [`${path}: import ${from} in app/styles/other-pages.css instead`]
    if (!/^react-router(?:-dom)?(?:\/|$)/.test(from)) return []
    const values = entries.filter(({ isType }) => !isType)
    const names = values.map(({ importName: { name } }) => name ?? '*')
    return names
      .filter((name) => !allowedImports.has(name))
      .map((name) => `${path}: "${name}" of ${from} does not work here: ${importInstead(name)}`)
  })
  return path.startsWith('app/pages/') ? [...imports, ...moduleProblems(path, source)] : imports
}

function importInstead(name: string): string {
  return insteadOfImports[name] ?? 'public pages use data() and redirect() and nothing else of it'
}

function moduleProblems(path: string, source: string): string[] {
  const { module } = parseSync(path, source)
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*')))
  const missing = neededExports.filter((name) => !exported.includes(name))
  const handler = deadHandler(source)
  const browserCall = deadCall(path, source)
  const shown = /^export default (\w+)$/m.exec(source)?.[1]
  const handled =
    /^export const handle = (?:readingPage|articlePage|medicalPage|nightPage|reviewPage|toolPage)\((\w+)\)$/m.exec(
      source,
    )?.[1]
  return [
    ...(missing.length > 0 ? [`${path}: a public page exports ${missing.join(' and ')} too`] : []),
    ...exported
      .filter((name) => !allowedExports.has(name))
      .map((name) => `${path}: "${name}" does nothing here: ${exportInstead(name)}`),
    ...(missing.length > 0 || (shown && shown === handled)
      ? []
      : [
          `${path}: write \`export const handle = readingPage(Page)\` and, on a line of its own before the function, \`export default Page\``,
        ]),
    ...(browserCall
      ? [
          `${path}: "${browserCall}" does nothing here: a reading page has no scripts, and what it shows comes from its loader`,
        ]
      : []),
    ...(handler
      ? [`${path}: "${handler}" does nothing here: a reading page has no scripts, write an island`]
      : []),
  ]
}

function isReadingPage(source: string): boolean {
  return /^export const handle = (?:reading|article)Page/m.test(source)
}

/** An event handler, even a spread one, in the module of a page without scripts. */
function deadHandler(source: string): string | undefined {
  return isReadingPage(source) ? /[\s{,](on[A-Z]\w*)\s*(?:=\s*\{|:)/.exec(source)?.[1] : undefined
}

/** APIs that send requests from the browser. */
const requests = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'])

/** A hook or a browser request, under any name, in the module of a page without scripts. */
function deadCall(path: string, source: string): string | undefined {
  if (!isReadingPage(source)) return undefined
  let found: string | undefined
  // Already reported, with what to write instead.
  const ofRouter = new Set(Object.keys(insteadOfImports))
  const look = (name: unknown) => {
    if (typeof name !== 'string' || ofRouter.has(name)) return
    if (/^use[A-Z]/u.test(name) || requests.has(name)) found ??= name
  }
  new Visitor({
    Identifier: ({ name }) => look(name),
    Literal: ({ value }) => {
      if (requests.has(String(value))) look(value)
    },
    ImportDeclaration({ source: { value: from }, specifiers }) {
      const whole = specifiers.find(({ type }) => type !== 'ImportSpecifier')
      if (from === 'react' && whole) found ??= whole.local.name
    },
  }).visit(parseSync(path, source).program)
  return found
}

function exportInstead(name: string): string {
  return insteadOfExports[name] ?? 'a public page exports its parts as a route and nothing else'
}
