// The pages as the server uses them: one function from a request to an answer.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Services } from '../server/services.ts'
import { nonceContext, servicesContext } from './request-context.ts'

/** `nonce` marks the inline scripts that this render wrote itself. */
export type RenderPage = (request: Request, nonce: string) => Promise<Response>

export function createRenderPage(services: Services): RenderPage {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return (request, nonce) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(nonceContext, nonce)
    return handle(request, context)
  }
}
