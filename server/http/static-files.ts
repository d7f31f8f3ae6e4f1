import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'
import type { Settings } from '../env.ts'
import { projectRoot } from '../paths.ts'

const builtFiles = join(projectRoot, 'build', 'client')
const hashedNames = join(builtFiles, 'assets')

/** What the build put beside the program: hashed scripts and styles for ever, all else for an hour. */
export async function staticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  if (settings.development || !existsSync(builtFiles)) return
  await app.register(async (files) => {
    files.addHook('onSend', sayEncodingOfDrawings)
    await files.register(fastifyStatic, options)
  })
}

/** A drawing is text, though the table of types takes it for a picture. */
const sayEncodingOfDrawings: onSendAsyncHookHandler = async (_request, reply) => {
  const type = reply.getHeader('content-type')
  if (type === 'image/svg+xml') void reply.header('content-type', `${type}; charset=utf-8`)
}

const options: FastifyStaticOptions = {
  root: builtFiles,
  wildcard: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  globIgnore: ['**/*.br', '**/*.gz', '**/.vite/**'],
  setHeaders: (reply, path) => {
    void reply.header(
      'cache-control',
      path.startsWith(hashedNames) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
  },
}
