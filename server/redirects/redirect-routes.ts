import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { adminListQuery, numberOr } from '../../shared/paging.ts'
import { redirect, redirectInput, redirectListResult } from '../../shared/redirect.ts'
import { sendPage } from '../http/send-page.ts'
import type { Redirects } from './redirects.ts'

type Parts = { redirects: Redirects }

const path = '/admin/v1/redirects'
const tags = ['Site words']
const right = 'words'
const { total, bytes } = limits.redirects

export const redirectRoutes =
  ({ redirects }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right },
        schema: {
          operationId: 'listRedirects',
          summary: 'Old addresses that lead on to pages, sorted',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: adminListQuery.extend({ limit: numberOr(total, 'limit', total) }),
          response: { 200: z.array(redirect), 400: message, 401: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await redirects.list(request.query)),
    )

    api.post(
      path,
      {
        config: { right, audit: 'created site' },
        schema: {
          operationId: 'createRedirect',
          summary: 'Let an old address lead on to a page',
          description:
            'Both are paths of this site, without a query. A slash at the end makes no difference.',
          tags,
          body: redirectInput,
          response: { 201: redirect, 400: message, 401: message, 409: message },
        },
      },
      async ({ person, body }, reply) => reply.code(201).send(await redirects.create(person, body)),
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right, audit: 'deleted site' },
        schema: {
          operationId: 'deleteRedirect',
          summary: 'Let an old address lead nowhere again',
          tags,
          params: z.object({ id: z.string() }),
          response: { 204: z.null().describe('Deleted'), 401: message, 404: message },
        },
      },
      async ({ person, params }, reply) => {
        await redirects.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )

    await api.register(lists(redirects))
  }

/** The one call that takes CSV. */
const lists =
  (redirects: Redirects): FastifyPluginAsyncZod =>
  async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    api.post(
      `${path}/list`,
      {
        bodyLimit: bytes,
        config: { right, audit: 'created site' },
        schema: {
          operationId: 'createRedirects',
          summary: `Take a list of old addresses, at most ${limits.redirects.lines} lines`,
          description:
            'CSV of two columns, the old address and the path of a page, without a header line. Lines that break a rule are refused, the others are added.',
          tags,
          consumes: ['text/csv'],
          body: z.string({ error: 'Send a list as text/csv.' }),
          response: {
            200: redirectListResult,
            400: message,
            401: message,
            413: message,
            415: message,
          },
        },
      },
      ({ person, body }) => redirects.createList(person, body),
    )
  }
