// The pages as the server uses them: one function from a request to an answer.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Services } from '../server/services.ts'
import { nonceContext, pageContext, servicesContext } from './request-context.ts'

/** `html` is the body where it is a page, and `response` then has none; `failure` is why it shows an error. */
export type RenderedPage = { response: Response; html?: string; failure?: unknown }
/** `nonce` marks the inline scripts that this render wrote itself. */
export type RenderPage = (request: Request, nonce: string) => Promise<RenderedPage>

export function createRenderPage(services: Services): RenderPage {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return async (request, nonce) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(nonceContext, nonce)
    const page: Omit<RenderedPage, 'response'> = {}
    context.set(pageContext, page)
    const response = await handle(request, context)
    return { response, ...page }
  }
}
