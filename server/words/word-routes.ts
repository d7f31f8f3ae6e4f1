import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { wordChange, wordPage, wordPageItem } from '../../shared/words.ts'
import { permit } from '../people/permit.ts'
import type { Words } from './words.ts'

type Parts = { words: Words }

const path = '/admin/v1/words'
const tags = ['Words: administration']
const params = z.object({ key: z.string() })
const right = 'words'
const errors = { 401: message, 403: message, 404: message }

/** The site's words, which owners and editors change. */
export const wordRoutes =
  ({ words }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right },
        schema: {
          operationId: 'listWordPages',
          summary: 'The pages whose words can be changed',
          tags,
          response: { 200: z.array(wordPageItem), 401: message, 403: message },
        },
      },
      () => words.list(),
    )

    api.get(
      `${path}/:key`,
      {
        config: { right },
        schema: {
          operationId: 'getWordPage',
          summary: 'The words of a page',
          tags,
          params,
          response: { 200: wordPage, ...errors },
        },
      },
      ({ params }) => words.find(params.key),
    )

    api.put(
      `${path}/:key`,
      {
        config: { right, audit: 'changed words' },
        schema: {
          operationId: 'updateWordPage',
          summary: 'Change words of a page',
          description: 'Only fields named in `values` change; null returns one to the program’s.',
          tags,
          params,
          body: wordChange,
          response: { 200: wordPage, 400: message, ...errors, 409: message },
        },
      },
      ({ params, body, person }) =>
        words.update(params.key, body, { by: person.email, permit: permit(person, right) }),
    )
  }
