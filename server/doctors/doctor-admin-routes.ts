import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor, doctorListQuery } from '../../shared/doctor.ts'
import { doctorInput } from '../../shared/doctor-input.ts'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { cleanFields } from '../html/clean-fields.ts'
import { idempotencyHeader } from '../http/idempotency-header.ts'
import { sendPage } from '../http/send-page.ts'
import { actorOf } from '../core/security-log.ts'
import type { Services } from '../main/services.ts'

const tags = ['Doctors: administration']
const params = z.object({ id: z.string() })

const preValidation: preValidationAsyncHookHandler = async ({ body }) => {
  cleanFields(body, ['description'], limits.doctor.description)
}

export const doctorAdminRoutes =
  ({ doctors, images, securityLog }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const find = async (id: string) => {
      const found = await doctors.find(id)
      if (!found) throw notFound()
      return found
    }

    api.get(
      '/admin/v1/authors',
      {
        schema: {
          operationId: 'listDoctorsForAdmin',
          summary: 'All doctors',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: doctorListQuery,
          response: { 200: z.array(doctor), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query } = request
        const list = await doctors.listPage(query)
        return sendPage(request, reply, { ...query, limit: query.limit ?? list.total }, list)
      },
    )

    api.post(
      '/admin/v1/authors',
      {
        preValidation,
        schema: {
          operationId: 'createDoctor',
          summary: 'Add a doctor',
          tags,
          headers: idempotencyHeader,
          body: doctorInput,
          response: { 201: doctor, 400: message, 401: message, 409: message, 503: message },
        },
      },
      async (request, reply) => {
        const { body, headers, session } = request
        const key = headers['idempotency-key']
        const id = await doctors.create(body, {
          scope: `doctor ${session.email}`,
          key,
          content: body,
        })
        const made = await doctors.find(id)
        if (!made) throw new HttpError(409, 'This was already saved and has since been deleted.')
        securityLog.note('record created', actorOf(request), { kind: 'doctor', id })
        return reply.code(201).send(made)
      },
    )

    api.get(
      '/admin/v1/authors/:id',
      {
        schema: {
          operationId: 'getDoctorForAdmin',
          summary: 'Get a doctor',
          tags,
          params,
          response: { 200: doctor, 401: message, 404: message },
        },
      },
      (request) => find(request.params.id),
    )

    api.put(
      '/admin/v1/authors/:id',
      {
        preValidation,
        schema: {
          operationId: 'updateDoctor',
          summary: 'Update a doctor',
          tags,
          params,
          body: doctorInput,
          response: {
            200: doctor,
            ...{ 400: message, 401: message, 404: message, 409: message, 503: message },
          },
        },
      },
      async (request) => {
        const { body, params } = request
        const pictureBefore = await doctors.update(params.id, body)
        if (pictureBefore === undefined) throw notFound()
        const by = actorOf(request)
        securityLog.note('record changed', by, { kind: 'doctor', id: params.id })
        if (pictureBefore !== body.image_url) await images.removeReplaced(pictureBefore, by)
        return find(params.id)
      },
    )

    api.delete(
      '/admin/v1/authors/:id',
      {
        schema: {
          operationId: 'deleteDoctor',
          summary: 'Delete a doctor and their image, the image first; their articles stay',
          tags,
          params,
          response: {
            204: z.null().describe('The doctor is deleted'),
            ...{ 401: message, 404: message, 503: message },
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const by = actorOf(request)
        const { image_url } = await find(id)
        await images.remove(image_url, by).catch((cause: unknown) => {
          const failed = 'Failed to delete the doctor. Please try again.'
          throw new HttpError(503, failed, { cause, retryAfter: 10 })
        })
        if (!(await doctors.remove(id))) throw notFound()
        securityLog.note('record deleted', by, { kind: 'doctor', id })
        return reply.code(204).send(null)
      },
    )
  }

function notFound(): HttpError {
  return new HttpError(404, 'Doctor not found')
}
