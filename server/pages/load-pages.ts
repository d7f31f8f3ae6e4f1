import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pages } from '../../app/entry.pages.ts'
import type { Services } from '../main/services.ts'
import { projectRoot } from '../core/paths.ts'

type PageModule = { createPages(services: Services): Pages }

const builtPages = join(projectRoot, 'build', 'server', 'pages.js')

/** What turns a request into a page: the built pages or, while developing, the sources through Vite. */
export async function loadPages(app: FastifyInstance, services: Services): Promise<Pages> {
  if (services.settings.development) return developmentPages(app, services)
  const built = (await import(builtPages)) as PageModule
  return built.createPages(services)
}

async function developmentPages(app: FastifyInstance, services: Services): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  const render: Pages['render'] = async (request, nonce, requestId) => {
    const sources = (await vite.ssrLoadModule('/app/entry.pages.ts')) as PageModule
    return sources.createPages(services).render(request, nonce, requestId)
  }
  // The framework, which knows how to load what was changed, renders all pages.
  return { render, publicPages: [], inlineScripts: [] }
}
