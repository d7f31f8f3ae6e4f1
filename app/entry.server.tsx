import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { delayHydration } from './delay-hydration.ts'
import { NonceContext } from './nonce.ts'
import { pageKind } from './page-handle.ts'
import { nonceContext, pageContext, servicesContext } from './request-context.ts'

/** Renders the whole page before a byte is sent, so that its scripts can be sealed and its bytes kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const { log } = loadContext.get(servicesContext)
  const answer = loadContext.get(pageContext)
  const page = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const kind = kindOf(entryContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (kind === 'reading' && !import.meta.env.DEV) {
    // Nothing in the browser takes this page up again, so it needs neither marks nor data for that.
    const context = { ...entryContext }
    delete context.serverHandoffStream
    answer.html = `<!DOCTYPE html>${renderToStaticMarkup(page(context))}`
  } else {
    const html = await rendered(page(entryContext), (error) =>
      log.error(error, 'a page failed to render'),
    )
    answer.html = kind === 'tool' && !import.meta.env.DEV ? delayHydration(html) : html
  }
  return new Response(null, { status, headers })
}

/** Rejects where nothing of the page could be rendered. */
function rendered(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onShellError: reject,
      onError,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    })
  })
}

function kindOf({ staticHandlerContext, routeModules }: EntryContext) {
  return pageKind(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a caller did wrong is answered, not logged: else anybody could fill the log.
  if (request.signal.aborted || isCallersMistake(error)) return
  context.get(pageContext).failure = error
  context.get(servicesContext).log.error(error, 'a page failed')
}

function isCallersMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}
