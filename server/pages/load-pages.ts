import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'
import type { Pages } from '../../app/entry.pages.ts'
import { publicPages } from '../../content/public-pages.ts'
import type { PageServices } from '../../app/route-helpers/page-services.ts'
import { projectRoot } from '../core/paths.ts'

type PageModule = { createPages(services: PageServices): Pages }

const builtPages = join(projectRoot, 'build', 'server', 'pages.js')

/** Renders requests as pages: from the build or, in development, from the sources through Vite. */
export async function loadPages(app: FastifyInstance, services: PageServices): Promise<Pages> {
  if (services.settings.development) return developmentPages(app, services)
  const built = (await import(builtPages)) as PageModule
  return built.createPages(services)
}

async function developmentPages(app: FastifyInstance, services: PageServices): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    plugins: [reloadPublicPages],
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  /** The pages built from the current sources. */
  const current = async () => {
    const sources = (await vite.ssrLoadModule('/app/entry.pages.ts')) as PageModule
    return sources.createPages(services)
  }
  return {
    render: async (...asked) => (await current()).render(...asked),
    publicPages: publicPages.map(({ path: pattern }) => ({
      pattern,
      render: async (asked) => {
        const page = (await current()).publicPages.find((found) => found.pattern === pattern)
        if (!page) throw new Error(`The module of ${pattern} has no handle of a public page.`)
        return page.render(asked)
      },
    })),
    inlineScripts: [],
  }
}

/** The folders that `scripts/dev.mjs` watches, with slashes as Vite writes them. */
const restartingFolders = ['server', 'shared', 'content'].map(
  (folder) => `${join(projectRoot, folder).replaceAll('\\', '/')}/`,
)

/** Tells open public pages that one of their sources may have changed. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ file, modules, server }) {
    // These restart the process, and Vite's client reloads the page once it is back.
    if (restartingFolders.some((folder) => file.startsWith(folder))) return []
    if (this.environment.name === 'ssr' && modules.length > 0) {
      server.environments.client.hot.send('public-pages-changed')
    }
  },
}
