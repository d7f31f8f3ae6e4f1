import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { picture, pictureInput, pictureQuery, pictureUse } from '../../shared/picture.ts'
import { HttpError } from '../core/errors.ts'
import { actorOf } from '../core/security-log.ts'
import { sendPage } from '../http/send-page.ts'
import { ownPicture } from '../people/own-records.ts'
import { assertMay, permit } from '../people/permit.ts'
import type { Database } from '../database/database.ts'
import type { Images } from './images.ts'

type Parts = { db: Database; images: Images }

const path = '/admin/v1/images'
const tags = ['Images']
const params = z.object({ id: z.string() })
const write = { right: 'images.write', own: true } as const

/** The picture library: listing, describing and trashing pictures. */
export const pictureRoutes =
  ({ db, images }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    /** Checks the right to one image before the request is read any further. */
    const mayWrite = ({ params, person }: FastifyRequest) =>
      assertMay(db, person, 'images.write', ownPicture((params as { id: string }).id))

    api.get(
      path,
      {
        config: { right: 'images.read' },
        schema: {
          operationId: 'listImages',
          summary: 'Images with what shows them, newest first',
          description: 'X-Total-Count is the total number of images; Link points to the next page.',
          tags,
          querystring: pictureQuery,
          response: { 200: z.array(picture), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        const found =
          query.used === 'trash' ? images.trash.list(query) : images.library.list(query, person)
        return sendPage(request, reply, query, await found)
      },
    )

    api.put(
      `${path}/:id`,
      {
        config: { ...write, audit: 'changed image' },
        onRequest: mayWrite,
        schema: {
          operationId: 'describeImage',
          summary: 'Name and describe an image, and choose what its crops keep in sight',
          tags,
          params,
          body: pictureInput,
          response: { 200: picture, 400: message, 401: message, 404: message, 409: message },
        },
      },
      ({ params: { id }, body, person }) =>
        images.library.change(id, body, {
          by: person,
          permit: permit(person, 'images.write', ownPicture(id)),
        }),
    )

    api.delete(
      `${path}/:id`,
      {
        config: { ...write, audit: ['deleted image', 'erased image'] },
        onRequest: mayWrite,
        schema: {
          operationId: 'trashImage',
          summary: 'Move an image to the trash for 30 days; out of the trash it is gone for good',
          tags,
          params,
          response: {
            204: z.null().describe('The image is removed'),
            401: message,
            404: message,
            409: message.extend({ usedIn: z.array(pictureUse) }),
            503: message,
          },
        },
      },
      async (request, reply) => {
        const { params, person } = request
        const { id } = params
        const usedIn = await images.moveToTrash(id, person, actorOf(request))
        if (!usedIn) return reply.code(204).send(null)
        return reply.code(409).send({ message: 'This picture is shown.', usedIn })
      },
    )

    api.post(
      `${path}/:id/restore`,
      {
        config: { ...write, audit: 'changed image' },
        onRequest: mayWrite,
        schema: {
          operationId: 'restoreImage',
          summary: 'Put an image back out of the trash, under its old address',
          tags,
          params,
          response: {
            200: z.object({ imageUrl: z.string() }),
            401: message,
            404: message,
            409: message,
            503: message,
          },
        },
      },
      async (request) => {
        const { id } = request.params
        const imageUrl = await images.restore(id, actorOf(request))
        if (!imageUrl) throw new HttpError(409, 'This is not in the trash.')
        return { imageUrl }
      },
    )
  }
