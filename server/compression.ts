import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses answers as they are made, at a level that costs little; static files come prepared. */
export async function compression(app: FastifyInstance): Promise<void> {
  // Also where nothing was compressed: a cache must not give that answer to everybody.
  app.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'Accept-Encoding'))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
    zlibOptions: { level: 6 },
  })
}
