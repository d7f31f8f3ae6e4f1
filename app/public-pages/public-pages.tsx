import enhancementScript from 'virtual:enhancement-script'
import nightScript from 'virtual:night-script'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { isPublic } from '../route-helpers/page-handle.ts'
import { servicesContext } from '../route-helpers/request-context.ts'
import { isRedirect, statusOf, withResponse } from './loader-result.ts'
import { type PublicPageModule, writeFailedPage, writePublicPage } from './public-document.tsx'
import { readPreviewedWords, writeWordsPreview } from './words-preview.tsx'

export type AskedPage = {
  readonly request: Request
  /** Identifies the request in the log and on error pages. */
  requestId: string
  path: string
  /** The address's query with its question mark, or empty. */
  search: string
  params: Record<string, string>
}

type PublicPage = {
  /** As in `app/routes.ts`, with a leading slash. */
  pattern: string
  render(asked: AskedPage, context: RouterContextProvider): Promise<RenderedPage>
}

/** A page is in `html`, any other response in `response`. `failure` is why a page shows an error. */
export type RenderedPage = (
  | { response: Pick<Response, 'status' | 'headers'>; html: string }
  | { response: Response; html?: undefined }
) & { failure?: unknown }

type Loads = {
  loader?(args: object): unknown
  headers?(args: object): HeadersInit
}
type Root = Required<Loads>
type Route = NonNullable<ServerBuild['routes'][string]>

/** The only inline scripts of public pages. */
export const inlineScripts = [enhancementScript, nightScript]

/**
 * The readers' pages, without the framework's matching, web responses and streams, which take longer than
 * the page itself. Form submissions to them still go through the framework.
 */
export function createPublicPages(build: ServerBuild): PublicPage[] {
  const root = build.routes['root']!.module as unknown as Root
  return Object.values(build.routes).flatMap((route) =>
    route && isPublicPage(route) ? publicPage(build, root, route) : [],
  )
}

/** Excludes the page for all other addresses, which has no pattern of its own. */
function isPublicPage({ id, path, module }: Route): boolean {
  return id !== 'root' && path !== '*' && isPublic(module.handle)
}

function publicPage(build: ServerBuild, root: Root, route: Route): PublicPage {
  const { assets } = build
  const { id, path = '' } = route
  const module = route.module as unknown as PublicPageModule & Loads
  const pattern = `/${path}`
  const parentHeaders = new Headers(root.headers({}))
  return {
    pattern,
    async render(asked, context) {
      const { path, params, requestId } = asked
      const args = {
        params,
        context,
        pattern,
        get request() {
          return asked.request
        },
        get url() {
          return new URL(asked.request.url)
        },
      }
      try {
        const { data: loaderData, init } = withResponse(await module.loader?.(args))
        const page = { id, module, path, params, rootData: root.loader(args), loaderData }
        const { search } = asked
        const previewed = readPreviewedWords(loaderData)
        const html = previewed
          ? await writeWordsPreview(build, { ...page, search }, previewed, args)
          : writePublicPage(assets, { ...page, search })
        const loaderHeaders = new Headers(init?.headers)
        const headers = new Headers(
          (module.headers ?? root.headers)({
            loaderHeaders,
            parentHeaders,
            actionHeaders: new Headers(),
            errorHeaders: undefined,
          }),
        )
        for (const cookie of loaderHeaders.getSetCookie()) headers.append('set-cookie', cookie)
        return { response: { status: init?.status ?? 200, headers }, html }
      } catch (error) {
        if (isRedirect(error)) return { response: error }
        const status = statusOf(error)
        const response = { status, headers: new Headers() }
        const html = writeFailedPage(assets, { path, missing: status === 404, requestId })
        // Client errors are not logged, because anybody could fill the log with them.
        if (status < 500) return { response, html }
        context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed')
        return { response, html, failure: error }
      }
    },
  }
}
