import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { RenderPage } from '../../app/entry.pages.ts'
import type { Services } from '../services.ts'

type PageModule = { createRenderPage(services: Services): RenderPage }

const builtPages = join(import.meta.dirname, '..', '..', 'build', 'server', 'pages.js')

/** What turns a request into a page: the built pages or, while developing, the sources through Vite. */
export async function createPageRenderer(
  app: FastifyInstance,
  services: Services,
): Promise<RenderPage> {
  if (services.settings.development) return developmentRenderer(app, services)
  const pages = (await import(builtPages)) as PageModule
  return pages.createRenderPage(services)
}

async function developmentRenderer(app: FastifyInstance, services: Services): Promise<RenderPage> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  return async (request, nonce) => {
    const pages = (await vite.ssrLoadModule('/app/entry.pages.ts')) as PageModule
    return pages.createRenderPage(services)(request, nonce)
  }
}
