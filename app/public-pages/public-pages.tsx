import enhancementScript from 'virtual:enhancement-script'
import type { data, RouterContextProvider, ServerBuild } from 'react-router'
import { isPublic } from '../page-handle.ts'
import { servicesContext } from '../request-context.ts'
import { type PublicPageModule, writeFailedPage, writePublicPage } from './public-document.tsx'

export type AskedPage = {
  readonly request: Request
  /** Names the request in the log and on the page of an error. */
  requestId: string
  path: string
  params: Record<string, string>
}

type PublicPage = {
  /** As in `app/routes.ts`, with a slash at its start. */
  pattern: string
  render(
    asked: AskedPage,
    context: RouterContextProvider,
  ): Promise<{
    response: Pick<Response, 'status' | 'headers'>
    html: string
    /** Why the page shows an error. */
    failure?: unknown
  }>
}

type Loads = {
  loader?(args: object): unknown
  headers?(args: object): HeadersInit
}
type Root = Required<Loads>
type Route = NonNullable<ServerBuild['routes'][string]>
type LoadedWithResponse = ReturnType<typeof data>

/** The only inline script of public pages. */
export const inlineScripts = [enhancementScript]

/**
 * The pages that readers open, without the framework's way through matching, web responses and
 * streams, which takes longer than the page itself. What is sent to them goes that way.
 */
export function createPublicPages(build: ServerBuild): PublicPage[] {
  const root = build.routes['root']!.module as unknown as Root
  return Object.values(build.routes).flatMap((route) =>
    route && isPublicPage(route) ? publicPage(build.assets, root, route) : [],
  )
}

/** The page for all other addresses has no pattern of its own. */
function isPublicPage({ id, path, module }: Route): boolean {
  return id !== 'root' && path !== '*' && isPublic(module.handle)
}

function publicPage(assets: ServerBuild['assets'], root: Root, route: Route): PublicPage {
  const { id, path = '' } = route
  const module = route.module as unknown as PublicPageModule & Loads
  const headersSoFar = {
    actionHeaders: new Headers(),
    parentHeaders: new Headers(root.headers({})),
  }
  return {
    pattern: `/${path}`,
    async render(asked, context) {
      const args = {
        params: asked.params,
        context,
        get request() {
          return asked.request
        },
      }
      try {
        const { data: loaderData, init } = withResponse(await module.loader?.(args))
        const { path, params } = asked
        const rootData = root.loader(args)
        const html = writePublicPage(assets, { id, module, path, params, rootData, loaderData })
        const headers = new Headers((module.headers ?? root.headers)(headersSoFar))
        return { response: { status: init?.status ?? 200, headers }, html }
      } catch (error) {
        const { path, requestId } = asked
        context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed')
        const html = writeFailedPage(assets, { path, missing: false, requestId })
        return { response: { status: 500, headers: new Headers() }, html, failure: error }
      }
    },
  }
}

function withResponse(loaded: unknown): Pick<LoadedWithResponse, 'data' | 'init'> {
  if (loaded instanceof Response) throw new TypeError('A public page loads data, not a response.')
  const hasResponse = (loaded as LoadedWithResponse | undefined)?.type === 'DataWithResponseInit'
  return hasResponse ? (loaded as LoadedWithResponse) : { data: loaded, init: null }
}
