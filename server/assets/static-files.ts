import { existsSync, readdirSync } from 'node:fs'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from 'fastify'
import { assetType } from './asset-type.ts'
import type { KeptAssets } from './kept-assets.ts'
import { HttpError } from '../core/errors.ts'
import { builtFiles, hashedFiles } from '../core/paths.ts'
import type { Settings } from '../core/env.ts'

type Needed = { settings: Settings; keptAssets: KeptAssets }

const forever = 'public, max-age=31536000, immutable'

/** Serves the build output. Hashed scripts and styles are cached forever, everything else for an hour. */
export async function staticFiles(
  app: FastifyInstance,
  { settings, keptAssets }: Needed,
): Promise<void> {
  if (settings.development || !existsSync(builtFiles)) return
  await app.register(hashed(keptAssets), { prefix: '/assets' })
  await app.register(async (files) => {
    files.addHook('onSend', sayEncodingOfDrawings)
    const globIgnore = [...notServed, 'assets/**']
    await files.register(fastifyStatic, {
      ...servedFrom(builtFiles, 'public, max-age=3600'),
      globIgnore,
    })
  })
}

/**
 * Serves this build's files from its folder. Files of other builds come from the database, as do this
 * build's if its folder was replaced while the site runs.
 */
const hashed =
  (keptAssets: KeptAssets): FastifyPluginAsync =>
  async (files) => {
    const sendKept = async ({ url }: FastifyRequest, reply: FastifyReply) => {
      const name = url.slice('/assets/'.length).split('?', 1)[0]!
      const type = assetType(name)
      const content = type && (await keptAssets.read(name))
      if (!content) throw new HttpError(404, 'Not found')
      return reply.header('cache-control', forever).type(type).send(content)
    }
    files.setNotFoundHandler(sendKept)
    files.addHook('onSend', sayEncodingOfDrawings)
    const names = new Set(existsSync(hashedFiles) ? readdirSync(hashedFiles) : [])
    await files.register(fastifyStatic, { ...servedFrom(hashedFiles, forever), serve: false })
    // One route, because adding one for each file took a twentieth of the start.
    files.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const { '*': name } = request.params
        const isServed = names.has(name) && !compressed.test(name)
        return isServed ? reply.sendFile(name) : sendKept(request, reply)
      },
    })
  }

/** SVG is text, but the MIME table treats it as an image and adds no charset. */
const sayEncodingOfDrawings: onSendAsyncHookHandler = async (_request, reply) => {
  const type = reply.getHeader('content-type')
  if (type === 'image/svg+xml') void reply.header('content-type', `${type}; charset=utf-8`)
}

const compressed = /\.(?:br|gz)$/
const notServed = ['**/*.br', '**/*.gz', '**/.vite/**']

const servedFrom = (root: string, cacheControl: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  globIgnore: notServed,
  setHeaders: (reply) => void reply.header('cache-control', cacheControl),
})
