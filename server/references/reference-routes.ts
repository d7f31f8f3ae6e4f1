import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { filterQuery } from '../../shared/paging.ts'
import { reference } from '../../shared/reference-input.ts'
import { isOwnOnly } from '../people/permit.ts'
import { findWorks } from './cited-works.ts'
import type { Database } from '../database/database.ts'

type Parts = { db: Database }

const { most, shortest } = limits.knownReferences

export const referenceRoutes =
  ({ db }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/references',
      {
        config: { right: 'reviews.read', own: true },
        schema: {
          operationId: 'findReferences',
          summary: 'Works that articles and conditions cite, by authors, title or DOI',
          description: `At most ${most}, each once. Empty below ${shortest} letters.`,
          tags: ['Articles: administration'],
          querystring: z.object({
            query: filterQuery.describe('All of these words; case and accents are ignored'),
          }),
          response: { 200: z.array(reference), 400: message, 401: message },
        },
      },
      ({ query, person }) => {
        const authorId = isOwnOnly(person, 'reviews.read') ? (person.doctorId ?? '') : undefined
        return findWorks(db, query.query ?? '', authorId)
      },
    )
  }
