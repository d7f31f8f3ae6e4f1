import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cannedAnswer } from '../../../shared/desk.ts'
import { cannedAnswerInput } from '../../../shared/desk-input.ts'
import { message } from '../../../shared/message.ts'
import type { CannedAnswers } from './canned-answers.ts'

type Parts = { cannedAnswers: CannedAnswers }

const path = '/admin/v1/canned-answers'
const tags = ['Front desk']
const params = z.object({ id: z.string() })
const config = { right: 'canned-answers.write' } as const

export const cannedAnswerRoutes =
  ({ cannedAnswers }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'canned-answers.read' },
        schema: {
          operationId: 'listCannedAnswers',
          summary: 'All canned answers by title',
          tags,
          response: { 200: z.array(cannedAnswer), 401: message },
        },
      },
      () => cannedAnswers.list(),
    )

    api.post(
      path,
      {
        config: { ...config, audit: 'created site' },
        schema: {
          operationId: 'createCannedAnswer',
          summary: 'Add a canned answer',
          tags,
          body: cannedAnswerInput,
          response: { 201: cannedAnswer, 400: message, 401: message, 409: message },
        },
      },
      async ({ person, body }, reply) =>
        reply.code(201).send(await cannedAnswers.create(person, body)),
    )

    api.put(
      `${path}/:id`,
      {
        config: { ...config, audit: 'changed site' },
        schema: {
          operationId: 'updateCannedAnswer',
          summary: 'Change a canned answer',
          tags,
          params,
          body: cannedAnswerInput,
          response: { 200: cannedAnswer, 400: message, 401: message, 404: message, 409: message },
        },
      },
      ({ person, params, body }) => cannedAnswers.update(person, params.id, body),
    )

    api.delete(
      `${path}/:id`,
      {
        config: { ...config, audit: 'deleted site' },
        schema: {
          operationId: 'deleteCannedAnswer',
          summary: 'Delete a canned answer',
          tags,
          params,
          response: { 204: z.null().describe('Deleted'), 401: message, 404: message },
        },
      },
      async ({ person, params }, reply) => {
        await cannedAnswers.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )
  }
