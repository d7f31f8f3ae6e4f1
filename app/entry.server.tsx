import { renderToReadableStream } from 'react-dom/server.edge'
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
import { nonceContext, servicesContext } from './request-context.ts'

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
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    { signal: request.signal, onError: (error) => log.error(error, 'a page failed to render') },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  const delayed = kindOf(entryContext) === 'tool' && !import.meta.env.DEV
  const body = delayed ? delayHydration(html) : html
  return new Response(body, { status, headers })
}

function kindOf({ staticHandlerContext, routeModules }: EntryContext) {
  return pageKind(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a caller did wrong is answered, not logged: else anybody could fill the log.
  if (request.signal.aborted || isCallersMistake(error)) return
  context.get(servicesContext).log.error(error, 'a page failed')
}

function isCallersMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}
