import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { filterQuery } from '../../shared/paging.ts'
import { similarTag, tagCount, tagText } from '../../shared/tag.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { permit } from '../people/permit.ts'
import type { Tags } from './tags.ts'

type Parts = { tags: Tags; securityLog: SecurityLog }

const tags = ['Articles: administration']

export const tagRoutes =
  (services: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/tags',
      {
        config: { right: 'images.read' },
        schema: {
          operationId: 'listTags',
          summary: 'Tags: short names of conditions first, then those that most articles have',
          tags,
          querystring: z.object({ query: filterQuery.describe('Only tags that contain this') }),
          response: { 200: z.array(tagCount), 400: message, 401: message },
        },
      },
      ({ query }) => services.tags.list(query.query ?? ''),
    )

    api.get(
      '/admin/v1/tags/similar',
      {
        config: { right: 'articles.bulk' },
        schema: {
          operationId: 'listSimilarTags',
          summary: 'Tags that are probably another one, misspelled or in another form',
          tags,
          response: { 200: z.array(similarTag), 401: message },
        },
      },
      () => services.tags.similar(),
    )

    api.put(
      '/admin/v1/tags/:tag',
      {
        config: { right: 'articles.bulk', audit: 'changed article' },
        schema: {
          operationId: 'renameTag',
          summary: 'Rename a tag in all articles and drafts, or merge it into another one',
          tags,
          params: z.object({ tag: z.string() }),
          body: z.object({ name: tagText('Name is required.') }),
          response: { 200: tagCount, 400: message, 401: message, 404: message },
        },
      },
      async (request) => {
        const { params, body, person } = request
        const asker = { by: person.email, permit: permit(person, 'articles.bulk') }
        const renamed = await services.tags.rename(params.tag, body.name, asker)
        services.securityLog.note('tag renamed', actorOf(request))
        return renamed
      },
    )
  }
