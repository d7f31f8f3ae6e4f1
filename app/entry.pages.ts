// The pages as the server calls them: functions from a request to a response.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import {
  type AskedPage,
  createPublicPages,
  inlineScripts,
  type RenderedPage,
} from './public-pages/public-pages.tsx'
import { setWords } from '../content/words/live.ts'
import type { PageServices } from './route-helpers/page-services.ts'
import { nonceContext, pageContext, servicesContext } from './route-helpers/request-context.ts'

export type Pages = {
  /** `nonce` marks the inline scripts that the render itself wrote. */
  render(request: Request, nonce: string, requestId: string): Promise<RenderedPage>
  /** The readers' pages by path pattern, rendered without the framework's router. */
  publicPages: { pattern: string; render(asked: AskedPage): Promise<RenderedPage> }[]
  /** All inline scripts that public pages contain. */
  inlineScripts: readonly string[]
}

export function createPages(services: PageServices): Pages {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const newContext = () => {
    // The pages are built apart from the server and have their own copy of the content.
    setWords(services.wordStore.current())
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    return context
  }
  return {
    async render(request, nonce, requestId) {
      const context = newContext()
      context.set(nonceContext, nonce)
      const page: { requestId: string; html?: string; failure?: unknown } = { requestId }
      context.set(pageContext, page)
      const response = await handle(request, context)
      const { html, failure } = page
      return html === undefined ? { response, failure } : { response, html, failure }
    },
    publicPages: createPublicPages(build as ServerBuild).map(({ pattern, render }) => ({
      pattern,
      render: (asked) => render(asked, newContext()),
    })),
    inlineScripts,
  }
}
