import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { reviewResponses } from '../../shared/review.ts'
import { confirmationInput, waitingQuery } from '../../shared/review-input.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { sendPage } from '../http/send-page.ts'
import { permit } from '../people/permit.ts'
import type { Reviews } from './reviews.ts'

type Parts = { reviews: Reviews; securityLog: SecurityLog }

const path = '/admin/v1/reviews/doctors'
const tags = ['Clinical review: administration']
const config = { right: 'reviews.decide' } as const
const shown = ['created article', 'created site'] as const
const hidden = ['deleted article', 'deleted site'] as const

/** Routes for owners only: confirming doctors, and the notice to readers about an objection. */
export const ownerReviewRoutes =
  ({ reviews, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config,
        schema: {
          operationId: 'listDoctorsToConfirm',
          summary: 'Doctors whose profile is not as an owner confirmed it, reviewers first',
          description:
            'They cannot be asked for a review. X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: waitingQuery,
          response: { 200: reviewResponses.waiting, 400: message, 401: message, 403: message },
        },
      },
      async (request, reply) => {
        const { query } = request
        return sendPage(request, reply, query, await reviews.waiting.list(query))
      },
    )

    api.post(
      `${path}/:id/confirmation`,
      {
        config: { ...config, audit: 'changed doctor' },
        schema: {
          operationId: 'confirmDoctor',
          summary: 'Confirm name, credentials, license, NPI and e-mail address of a doctor',
          tags,
          params: z.object({ id: z.string() }),
          body: confirmationInput,
          response: {
            204: z.null().describe('Done'),
            400: message,
            401: message,
            403: message,
            404: message,
            409: message,
          },
        },
      },
      async (request, reply) => {
        const { params, body, person } = request
        const asker = { by: person.email, permit: permit(person, 'reviews.decide') }
        await reviews.waiting.confirm(params.id, body.updatedAt, asker)
        securityLog.note('reviewer confirmed', actorOf(request), { id: params.id })
        return reply.code(204).send(null)
      },
    )

    for (const [method, isShown] of [
      ['PUT', true],
      ['DELETE', false],
    ] as const) {
      api.route({
        method,
        url: '/admin/v1/reviews/requests/:id/notice',
        config: { ...config, audit: isShown ? shown : hidden },
        schema: {
          operationId: isShown ? 'showObjection' : 'hideObjection',
          summary: isShown
            ? 'Tell readers that a doctor has asked for changes to the page'
            : 'Tell readers no more that a doctor has asked for changes',
          tags,
          params: z.object({ id: z.string().describe('Of the request that was answered') }),
          response: {
            204: z.null().describe('Done'),
            401: message,
            403: message,
            404: message,
          },
        },
        handler: async (request, reply) => {
          const { params, person } = request
          const asker = { by: person.email, permit: permit(person, 'reviews.decide') }
          const page = await reviews.show(params.id, isShown, asker)
          const event = isShown ? 'objection shown' : 'objection hidden'
          securityLog.note(event, actorOf(request), page)
          return reply.code(204).send(null)
        },
      })
    }
  }
