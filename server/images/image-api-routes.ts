import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseImageAddress } from '../../shared/image-address.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { clientSource } from '../core/client-address.ts'
import { HttpError } from '../core/errors.ts'
import { tooOften } from '../limits/rate-limits.ts'
import { createFixedWindowCounter } from '../limits/fixed-window-counter.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { ownPicture } from '../people/own-records.ts'
import { assertMay } from '../people/permit.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { readUpload, uploadForm } from './read-upload.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { Images } from './images.ts'

type Parts = { clock: Clock; db: Database; images: Images; securityLog: SecurityLog }

const tags = ['Images']
/** Maximum number of uploads being read, waiting or being rendered: each holds its picture in memory. */
const uploadsAtOnce = 16
const signedAddressPaths = {
  signImageAddress: '/v1/images/signed-url',
  signImageAddressForReaders: '/user/v1/images/signed-url',
}

/** For the API description only: `readUpload` reads the form itself. */
const uploadBody = z.any().meta({
  type: 'object',
  properties: { image: { type: 'string', format: 'binary' } },
  required: ['image'],
})

export const imageApiRoutes =
  ({ clock, db, images, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const imageInput = z.object({
      imageUrl: z
        .string({ error: imageMessages.address })
        .refine((address) => images.keyOf(address) !== undefined, { error: imageMessages.address }),
    })
    const uploads = createConcurrencyLimit(
      { atOnce: uploadsAtOnce, waiting: 0 },
      imageMessages.busy,
    )
    const addressCalls = createFixedWindowCounter(limits.image.addressCalls, clock)
    await api.register(multipart, uploadForm)

    api.post(
      '/v1/images/upload',
      {
        config: { slowBody: true, right: 'images.upload', audit: 'created image' },
        schema: {
          operationId: 'uploadImage',
          summary: 'Store an image',
          description:
            'PNG, JPEG or SVG of at most 2 MB, in the multipart field `image`. The type is detected from the content; the file name and the declared type are ignored.',
          tags,
          consumes: ['multipart/form-data'],
          body: uploadBody,
          response: {
            201: z.object({ imageUrl: z.string() }),
            400: message,
            401: message,
            413: message,
            415: message,
            429: message,
            503: message,
          },
        },
      },
      async (request, reply) => {
        const { email } = request.session
        await images.assertRoom(email)
        const imageUrl = await uploads.run(async () => images.add(await readUpload(request), email))
        const id = parseImageAddress(imageUrl)?.key ?? ''
        securityLog.note('image stored', actorOf(request), { id })
        return reply.code(201).send({ imageUrl })
      },
    )

    api.delete(
      '/v1/images/delete',
      {
        config: { right: 'images.write', own: true, audit: 'deleted image' },
        schema: {
          operationId: 'deleteImage',
          summary: 'Delete an image, unless more than one record uses it',
          tags,
          body: imageInput,
          response: {
            204: z.null().describe('The image is deleted, or did not exist'),
            400: message,
            401: message,
            503: message,
          },
        },
      },
      async (request, reply) => {
        const { body, person } = request
        const key = images.keyOf(body.imageUrl) ?? ''
        await assertMay(db, person, 'images.write', ownPicture(key))
        await images.remove(body.imageUrl, actorOf(request))
        return reply.code(204).send(null)
      },
    )

    for (const [operationId, path] of Object.entries(signedAddressPaths)) {
      api.post(
        path,
        {
          config: { public: true, audit: { none: 'changes nothing' } },
          schema: {
            operationId,
            summary: 'Get an address from which an image of this site can be read now',
            tags,
            body: imageInput,
            response: { 200: z.object({ signedUrl: z.string() }), 400: message, 429: message },
          },
        },
        async ({ body, ip }) => {
          const { wait } = addressCalls.count(clientSource(ip))
          if (wait > 0) throw tooOften(wait)
          const signedUrl = await images.readableAddress(body.imageUrl)
          if (signedUrl) return { signedUrl }
          throw new HttpError(400, imageMessages.address, { field: 'imageUrl' })
        },
      )
    }
  }
