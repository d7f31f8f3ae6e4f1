import type { FastifyPluginAsync } from 'fastify'
import { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }
const fileName = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}(?:-\d{1,4})?\.(jpg|webp|avif)$/

/** Stored pictures under addresses that never change what they show. */
export const imageRoutes =
  ({ images }: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
      const [file, extension] = fileName.exec(request.params.file) ?? []
      const image = file && (await images.read(file))
      if (!image || !extension) throw new HttpError(404, 'Not found')
      return reply
        .type(types[extension]!)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', image.length)
        .send(image)
    })
  }
