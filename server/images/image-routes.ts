import type { FastifyPluginAsync } from 'fastify'
import { HttpError } from '../core/errors.ts'
import { focalStylesPath, type FocalStyles } from './focal-styles.ts'
import { imageType } from './image-type.ts'
import type { Images } from './images.ts'

type Parts = { images: Images; focalStyles(): Promise<FocalStyles | undefined> }

const fileName = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}(?:-\d{1,4})?\.(?:jpg|webp|avif)$/

/** Serves stored pictures. What an address shows never changes. */
export const imageRoutes =
  ({ images, focalStyles }: Parts): FastifyPluginAsync =>
  async (app) => {
    type SheetQuery = { v?: unknown; part?: unknown }
    app.get<{ Querystring: SheetQuery }>(focalStylesPath, async ({ query }, reply) => {
      const sheet = (await focalStyles())?.sheet(Number(query.part ?? 0))
      const isNamed = sheet !== undefined && query.v === sheet.version
      return reply
        .type('text/css; charset=utf-8')
        .header(
          'cache-control',
          isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        )
        .send(sheet?.css ?? '')
    })

    app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
      const { file } = request.params
      const image = fileName.test(file) ? await images.open(file) : undefined
      if (!image) throw new HttpError(404, 'Not found')
      if (request.method === 'HEAD') image.stream.destroy()
      return reply
        .type(imageType(file))
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': `inline; filename="${file}"`,
          'content-length': image.size,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        })
        .send(image.stream)
    })
  }
