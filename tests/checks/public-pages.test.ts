// The renderer of public pages, given route modules that use each thing which such a module may have.
import { join } from 'node:path'
import { createElement } from 'react'
import { data, redirect, type RouterContextProvider, type ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drawings } from '../../app/drawings/drawings.ts'
import { enhancementScript } from '../../app/enhance/enhancement-script.ts'
import { islandsScript } from '../../app/islands/islands-script.ts'
import { readingPage } from '../../app/route-helpers/page-handle.ts'
import type * as Renderer from '../../app/public-pages/public-pages.tsx'

type Args = {
  params: { id: string }
  request: Request
  url: URL
  pattern: string
  location: { pathname: string; search: string }
  loaderData: unknown
  matches: { pathname: string; loaderData: unknown }[]
}
type Module = Record<string, unknown>

let vite: ViteDevServer
let renderer: typeof Renderer
let logged: unknown[]

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..', '..'),
    appType: 'custom',
    plugins: [drawings(), enhancementScript(), islandsScript()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  renderer = (await vite.ssrLoadModule('/app/public-pages/public-pages.tsx')) as typeof Renderer
})
afterAll(() => vite.close())
beforeEach(() => {
  logged = []
})

const root = {
  loader: () => ({ siteUrl: 'https://site.example' }),
  headers: () => ({ 'cache-control': 'public' }),
}

/** What comes of `/planted/x?page=2`, whose module has these parts. */
async function render(parts: Module) {
  const Page = (props: Args) =>
    createElement('p', null, JSON.stringify([props.params, props.loaderData, props.matches]))
  const module = { handle: readingPage(Page), default: Page, meta: () => [], ...parts }
  const routes = {
    root: { id: 'root', module: root },
    planted: { id: 'planted', path: 'planted/:id', module },
  }
  const build = { assets: { routes: {} }, routes } as unknown as ServerBuild
  const log = { error: (entry: unknown) => logged.push(entry) }
  const context = { get: () => ({ log }) } as unknown as RouterContextProvider
  const [page] = renderer.createPublicPages(build)
  const request = new Request('https://site.example/planted/x?page=2')
  const asked = { request, requestId: 'r-1', path: '/planted/x', search: '?page=2' }
  const { response, html, failure } = await page!.render({ ...asked, params: { id: 'x' } }, context)
  const { status, headers } = response
  const text = html?.replaceAll('&quot;', '"') ?? ''
  return { status, headers: Object.fromEntries(headers), text, failure }
}

const throws = (error: unknown) => ({
  loader: () => {
    throw error
  },
})

it('a loader gets what the framework gives it, and its data reach page and meta', async () => {
  const { status, text, headers } = await render({
    loader: ({ params, request, url, pattern }: Args) => [
      params.id,
      new URL(request.url).search,
      url.pathname,
      pattern,
    ],
    meta: ({ location, params, loaderData, matches }: Args) => [
      { title: [location.pathname, location.search, params.id, loaderData].join() },
      { name: 'matches', content: matches.map(({ pathname }) => pathname).join() },
    ],
  })
  const loaded = '["x","?page=2","/planted/x","/planted/:id"]'
  expect(status).toBe(200)
  expect(text).toContain('<title>/planted/x,?page=2,x,x,?page=2,/planted/x,/planted/:id</title>')
  expect(text).toContain('<meta name="matches" content="/,/planted/x"/>')
  expect(text).toContain(`<p>[{"id":"x"},${loaded},[`)
  expect(headers).toEqual({ 'cache-control': 'public' })
})

it('data() gives the page a status, and its headers to headers() and as cookies', async () => {
  const loader = () =>
    data('gone', { status: 410, headers: { 'x-of-loader': 'yes', 'set-cookie': 'a=1' } })
  const { status, text, headers } = await render({
    loader,
    headers: ({ loaderHeaders, parentHeaders }: Record<string, Headers>) => ({
      'x-seen': `${loaderHeaders!.get('x-of-loader')} ${parentHeaders!.get('cache-control')}`,
    }),
  })
  expect(status).toBe(410)
  expect(text).toContain('"gone"')
  expect(headers).toEqual({ 'x-seen': 'yes public', 'set-cookie': 'a=1' })
})

it.each([
  ['thrown', throws(redirect('/contact', 301))],
  ['returned', { loader: () => redirect('/contact', 301) }],
])('a redirect may be %s', async (_, module) => {
  const { status, headers, text, failure } = await render(module)
  expect({ status, text, failure }).toEqual({ status: 301, text: '', failure: undefined })
  expect(headers['location']).toBe('/contact')
  expect(logged).toEqual([])
})

it.each([
  ['Response', 404, 'Page not found', throws(new Response(null, { status: 404 }))],
  ['data()', 404, 'Page not found', throws(data(null, { status: 404 }))],
  ['data()', 403, 'Something went wrong', throws(data(null, { status: 403 }))],
])('a thrown %s of %i is an error page, not in the log', async (_, expected, title, module) => {
  const { status, text, failure } = await render(module)
  expect(status).toBe(expected)
  expect(text).toContain(title)
  expect(failure).toBeUndefined()
  expect(logged).toEqual([])
})

it.each([
  ['a thrown error', throws(new Error('broken'))],
  ['a thrown Response of 500', throws(new Response(null, { status: 500 }))],
  ['a thrown Response that is no error', throws(new Response('text'))],
  ['a returned Response', { loader: () => new Response('text') }],
  ['a page that cannot be rendered', { handle: readingPage(() => throws('').loader()) }],
])('%s is a failure, in the log', async (_, module) => {
  const { status, text, failure } = await render(module)
  expect(status).toBe(500)
  expect(text).toContain('Something went wrong')
  expect(failure).toBeDefined()
  expect(logged).toEqual([{ err: failure, requestId: 'r-1' }])
})
