import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { newsletterListQuery, subscriberCounts, subscriberJson } from '../../shared/newsletter.ts'
import { sendPage } from '../http/send-page.ts'
import type { Subscribers } from './subscribers.ts'

type Parts = { subscribers: Subscribers }

const path = '/admin/v1/newsletter/subscribers'
const tags = ['Newsletter: administration']

/** The readers, for the office. */
export const subscriberRoutes =
  ({ subscribers }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'newsletter' },
        schema: {
          operationId: 'countSubscribers',
          summary: 'How many readers the newsletter has, and how many came and left in each month',
          tags,
          response: { 200: subscriberCounts, 401: message, 403: message },
        },
      },
      () => subscribers.counts(),
    )

    api.get(
      `${path}/list`,
      {
        config: { right: 'subscribers' },
        schema: {
          operationId: 'listSubscribers',
          summary: 'The readers, newest first',
          description:
            'With those whose address does not exist, until they are deleted 30 days after that was noticed. X-Total-Count is the total number; Link points to the next page.',
          tags,
          querystring: newsletterListQuery,
          response: { 200: z.array(subscriberJson), 400: message, 401: message, 403: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await subscribers.list(request.query)),
    )

    api.get(
      `${path}.csv`,
      {
        config: { right: 'subscribers', audit: 'exported newsletter' },
        schema: {
          operationId: 'exportSubscribers',
          summary: 'The readers as a file for spreadsheets',
          tags,
          response: {
            200: z.any().describe('CSV with a header, UTF-8'),
            401: message,
            403: message,
          },
        },
      },
      async ({ person }, reply) => {
        const lines = await subscribers.export(person)
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="readers.csv"')
          .header('cache-control', 'no-store')
          .send(Readable.from(lines))
      },
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right: 'subscribers', audit: 'removed newsletter' },
        schema: {
          operationId: 'removeSubscriber',
          summary: 'Remove a reader',
          tags,
          params: z.object({ id: z.string() }),
          response: { 204: z.null().describe('Removed'), 401: message, 403: message, 404: message },
        },
      },
      async ({ person, params }, reply) => {
        await subscribers.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )
  }
