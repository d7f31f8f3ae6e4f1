import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import {
  promotedArticle,
  promotedInput,
  synonymGroup,
  synonymInput,
} from '../../shared/searches.ts'
import type { PromotedArticles } from './promoted-articles.ts'
import type { SynonymGroups } from './synonym-groups.ts'

type Parts = { synonymGroups: SynonymGroups; promotedArticles: PromotedArticles }

const synonyms = '/admin/v1/search/synonyms'
const promoted = '/admin/v1/search/promoted'
const tags = ['Search: administration']
const params = z.object({ id: z.string() })
const right = 'search'
const refused = { 401: message, 403: message }
const deleted = { 204: z.null().describe('Deleted') }

/** What editors set for searches: synonyms and recommended articles. */
export const tuningRoutes =
  ({ synonymGroups, promotedArticles }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      synonyms,
      {
        config: { right },
        schema: {
          operationId: 'listSynonyms',
          summary: 'Groups of words that mean the same: those of editors, then the site’s own',
          tags,
          response: { 200: z.array(synonymGroup), ...refused },
        },
      },
      () => synonymGroups.list(),
    )

    api.post(
      synonyms,
      {
        config: { right, audit: 'created search' },
        schema: {
          operationId: 'createSynonyms',
          summary: 'Add a group of synonyms',
          description: `400 as well for a word of another group; 409 if there are ${limits.synonyms.groups} groups.`,
          tags,
          body: synonymInput,
          response: { 201: synonymGroup, 400: message, ...refused, 409: message },
        },
      },
      async ({ person, body }, reply) =>
        reply.code(201).send(await synonymGroups.create(person, body)),
    )

    api.put(
      `${synonyms}/:id`,
      {
        config: { right, audit: 'changed search' },
        schema: {
          operationId: 'updateSynonyms',
          summary: 'Change a group of synonyms',
          description: '409 if somebody else has saved it since `updatedAt`.',
          tags,
          params,
          body: synonymInput,
          response: { 200: synonymGroup, 400: message, ...refused, 404: message, 409: message },
        },
      },
      ({ person, params: { id }, body }) => synonymGroups.update(person, id, body),
    )

    api.delete(
      `${synonyms}/:id`,
      {
        config: { right, audit: 'deleted search' },
        schema: {
          operationId: 'deleteSynonyms',
          summary: 'Delete a group of synonyms',
          description: '409 for one that comes with the site.',
          tags,
          params,
          response: { ...deleted, ...refused, 404: message, 409: message },
        },
      },
      async ({ person, params: { id } }, reply) => {
        await synonymGroups.remove(person, id)
        return reply.code(204).send(null)
      },
    )

    api.get(
      promoted,
      {
        config: { right },
        schema: {
          operationId: 'listPromotedArticles',
          summary: 'Articles that come first in certain searches, newest first',
          tags,
          response: { 200: z.array(promotedArticle), ...refused },
        },
      },
      () => promotedArticles.list(),
    )

    api.post(
      promoted,
      {
        config: { right, audit: 'created search' },
        schema: {
          operationId: 'promoteArticle',
          summary: 'Recommend an article for searches that hold all of these words',
          description: `At most ${limits.promoted.most} come first in a search, those with the most words before others. 409 if there are ${limits.promoted.total} recommendations.`,
          tags,
          body: promotedInput,
          response: { 201: promotedArticle, 400: message, ...refused, 409: message },
        },
      },
      async ({ person, body }, reply) =>
        reply.code(201).send(await promotedArticles.create(person, body)),
    )

    api.delete(
      `${promoted}/:id`,
      {
        config: { right, audit: 'deleted search' },
        schema: {
          operationId: 'demoteArticle',
          summary: 'Stop recommending an article',
          tags,
          params,
          response: { ...deleted, ...refused, 404: message },
        },
      },
      async ({ person, params: { id } }, reply) => {
        await promotedArticles.remove(person, id)
        return reply.code(204).send(null)
      },
    )
  }
