import enhancementScript from 'virtual:enhancement-script'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { data, MetaDescriptor, RouterContextProvider, ServerBuild } from 'react-router'
import { PathContext } from '../components/site-frame/path-context.ts'
import { FailedPage } from '../failed-page.tsx'
import { pageKind } from '../page-handle.ts'
import { servicesContext } from '../request-context.ts'
import { SiteDocument } from '../site-document.tsx'
import { MarkupWriter } from '../ui/static-markup/static-markup.tsx'
import { Metadata } from './metadata.tsx'
import { writeMarkup } from './write-markup.ts'

type Params = Record<string, string>

export type AskedPage = { readonly request: Request; path: string; params: Params }

type ReadingPage = {
  /** As in `app/routes.ts`, with a slash at its start. */
  pattern: string
  /** All that it has of them. */
  inlineScripts: readonly string[]
  render(
    asked: AskedPage,
    context: RouterContextProvider,
  ): Promise<{ response: PageResponse; html: string }>
}
type PageResponse = Pick<Response, 'status' | 'headers'>

/** What a reading page's module has, of all that a route module may have. */
type PageModule = {
  handle: { Page: ComponentType<{ loaderData: unknown; params: Params; matches: unknown[] }> }
  loader?(args: object): unknown
  meta(args: object): MetaDescriptor[]
  headers?(args: object): HeadersInit
}
type RootModule = {
  loader(args: object): unknown
  headers(args: object): HeadersInit
}
type Route = NonNullable<ServerBuild['routes'][string]>
type LoadedWithResponse = ReturnType<typeof data>

/**
 * The pages that nothing takes up again in the browser, rendered without the framework's marks and
 * data for that, and without its way through web responses and streams: most of a page's time.
 */
export function createReadingPages({ routes, assets }: ServerBuild): ReadingPage[] {
  const root = routes['root']!
  const stylesOf = ({ id }: Route) => {
    const files = [root.id, id].flatMap((route) => assets.routes[route]?.css ?? [])
    return [...new Set(files)].map((file) => <link key={file} rel="stylesheet" href={file} />)
  }
  return Object.values(routes).flatMap((route) => {
    if (!route || !isReadingPage(route)) return []
    const page = route.module as unknown as PageModule
    const render = pageRenderer(page, root.module as unknown as RootModule, stylesOf(route))
    return { pattern: `/${route.path}`, inlineScripts: [enhancementScript], render }
  })
}

/** Pages below others, and the one for all other addresses, have more to them than one module. */
function isReadingPage({ path, parentId, module }: Route) {
  return parentId === 'root' && path && path !== '*' && pageKind([module.handle]) === 'reading'
}

function pageRenderer(
  page: PageModule,
  root: RootModule,
  styles: ReactNode,
): ReadingPage['render'] {
  const { Page } = page.handle
  return async (asked, context) => {
    const write = (body: ReactNode, metadata?: ReactNode) =>
      `<!DOCTYPE html>${renderToStaticMarkup(
        <MarkupWriter value={writeMarkup}>
          <SiteDocument metadata={metadata} styles={styles}>
            <PathContext value={asked.path}>{body}</PathContext>
          </SiteDocument>
        </MarkupWriter>,
      )}`
    try {
      const { props, metadata, response } = await loadPage(page, root, asked, context)
      return { response, html: write(<Page {...props} />, <Metadata of={metadata} />) }
    } catch (error) {
      context.get(servicesContext).log.error(error, 'a page failed')
      return { response: { status: 500, headers: new Headers() }, html: write(<FailedPage />) }
    }
  }
}

async function loadPage(
  page: PageModule,
  root: RootModule,
  asked: AskedPage,
  context: RouterContextProvider,
) {
  const { path, params } = asked
  const args = {
    params,
    context,
    get request() {
      return asked.request
    },
  }
  const { data: loaderData, init } = withResponse(await page.loader?.(args))
  const matches = [{ loaderData: root.loader(args) }, { loaderData }]
  const headers = new Headers((page.headers ?? root.headers)(args))
  return {
    props: { loaderData, params, matches },
    metadata: page.meta({ params, loaderData, matches, location: { pathname: path } }),
    response: { status: init?.status ?? 200, headers },
  }
}

function withResponse(loaded: unknown): Pick<LoadedWithResponse, 'data' | 'init'> {
  if (loaded instanceof Response) throw new TypeError('A reading page loads data, not a response.')
  const hasResponse = (loaded as LoadedWithResponse | undefined)?.type === 'DataWithResponseInit'
  return hasResponse ? (loaded as LoadedWithResponse) : { data: loaded, init: null }
}
