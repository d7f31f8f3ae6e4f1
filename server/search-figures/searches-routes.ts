import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { searchedText, searchesQuery } from '../../shared/searches.ts'
import type { SearchFigures } from './search-figures.ts'

type Parts = { searchFigures: SearchFigures }

const { times, days, listed } = limits.searches

/** What readers search for. */
export const searchesRoutes =
  ({ searchFigures }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/searches',
      {
        config: { right: 'figures' },
        schema: {
          operationId: 'listSearches',
          summary: 'What readers search for, most searched first',
          description: `At most ${listed} texts. Only those that were searched for ${times} times within ${days} days are known, and none that may say who somebody is.`,
          tags: ['Search: administration'],
          querystring: searchesQuery,
          response: { 200: z.array(searchedText), 400: message, 401: message, 403: message },
        },
      },
      ({ query }) => searchFigures.list(query),
    )
  }
