import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './route-helpers/nonce.ts'
import { isPublic } from './route-helpers/page-handle.ts'
import {
  type PublicPageModule,
  writeFailedPage,
  writePublicPage,
} from './public-pages/public-document.tsx'
import { nonceContext, pageContext, servicesContext } from './route-helpers/request-context.ts'

/** Renders the whole page before sending a byte, so that its scripts can be hashed and it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const url = new URL(request.url)
  loadContext.get(pageContext).html =
    publicPage(url, entryContext, loadContext) ??
    (await frameworkPage(request, entryContext, loadContext))
  return new Response(null, { status, headers })
}

/** Undefined if the framework renders the page in the browser. */
function publicPage(
  { pathname: path, search }: URL,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): string | undefined {
  const nonce = loadContext.get(nonceContext)
  const { manifest, routeModules, staticHandlerContext } = entryContext
  const { matches, errors, loaderData, actionData } = staticHandlerContext
  const { id } = matches.at(-1)!.route
  const module = routeModules[id]
  if (!isPublic(module?.handle)) return undefined
  const [error] = Object.values(errors ?? {})
  if (error) {
    const missing = isRouteErrorResponse(error) && error.status === 404
    const { requestId } = loadContext.get(pageContext)
    return writeFailedPage(manifest, { path, nonce, missing, requestId })
  }
  return writePublicPage(manifest, {
    id,
    module: module as unknown as PublicPageModule,
    path,
    search,
    nonce,
    params: matches.at(-1)!.params,
    rootData: loaderData['root'],
    loaderData: loaderData[id],
    actionData: actionData?.[id],
  })
}

function frameworkPage(
  request: Request,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<string> {
  const nonce = loadContext.get(nonceContext)
  const { log } = loadContext.get(servicesContext)
  const { requestId } = loadContext.get(pageContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return rendered(page, (err) => log.error({ err, requestId }, 'a page failed to render'))
}

/** Rejects if nothing of the page could be rendered. */
function rendered(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onShellError: reject,
      onError,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors are not logged, because anybody could fill the log with them.
  if (request.signal.aborted || isCallersMistake(error)) return
  const page = context.get(pageContext)
  page.failure = error
  const { requestId } = page
  context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed')
}

function isCallersMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}
