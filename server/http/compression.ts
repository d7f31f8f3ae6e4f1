import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '../core/errors.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { compressors } from './compressors.ts'
import { hasBody } from './has-body.ts'

const leastCompressed = 1024
const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg\+xml)/

/** Cheap settings: each response is compressed for one caller. */
const compress = compressors({ br: 4, gzip: 6 })

/** Compresses responses on the fly; cached ones and static files are already compressed. */
export function compression(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    // Set on uncompressed responses too: a cache must not send those to everybody.
    void reply.header('vary', 'Accept-Encoding')
    if (headers['content-encoding'] !== undefined && hasBody(raw)) {
      throw new HttpError(415, 'The content type is not supported.')
    }
  })
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!Buffer.isBuffer(body) || body.length < leastCompressed || !mayCompress(reply)) {
      return payload
    }
    const encoding = acceptedEncoding(headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const smaller = await compress[encoding](body)
    void reply.header('content-encoding', encoding).header('content-length', smaller.length)
    return smaller
  })
}

function mayCompress(reply: FastifyReply): boolean {
  return (
    !reply.hasHeader('content-encoding') &&
    compressible.test(String(reply.getHeader('content-type') ?? ''))
  )
}
