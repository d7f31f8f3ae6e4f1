import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  blog,
  blogListItem,
  blogListQuery,
  blogSearchQuery,
  foundListItem,
} from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { paging } from '../../shared/paging.ts'
import { suggestion, suggestionQuery } from '../../shared/suggestion.ts'
import { HttpError } from '../core/errors.ts'
import { sendPage } from '../http/send-page.ts'
import type { BlogRepository } from './blog-repository.ts'

type Parts = { blogs: BlogRepository }

const tags = ['Articles']
const list = z.array(blogListItem)

export const blogRoutes =
  ({ blogs }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/user/v1/blogs',
      {
        config: { public: true },
        schema: {
          operationId: 'listArticles',
          summary: 'Articles, newest first',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: blogListQuery,
          response: { 200: list, 400: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await blogs.list(request.query)),
    )

    api.get(
      '/user/v1/blogs/recent',
      {
        config: { public: true },
        schema: {
          operationId: 'listRecentArticles',
          summary: 'The newest articles',
          tags,
          response: { 200: z.object({ data: list }) },
        },
      },
      async () => {
        const { items } = await blogs.list({ limit: limits.recentArticles, page: 1 })
        return { data: items }
      },
    )

    api.get(
      '/user/v1/blogs/search',
      {
        config: { public: true },
        schema: {
          operationId: 'searchArticles',
          summary: 'Search articles, best match first',
          description:
            'Matches prefixes, other forms of a word, synonyms and one typo per word. Recommended articles come first, unless `sort` is given.',
          tags,
          querystring: blogSearchQuery,
          response: { 200: z.array(foundListItem), 400: message, 429: message, 503: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await blogs.search(request.query)),
    )

    api.get(
      '/user/v1/suggestions',
      {
        config: { public: true },
        schema: {
          operationId: 'listSuggestions',
          summary: 'Suggestions for a search that is being typed',
          description: `At most ${limits.suggestions.most}: pages about conditions, topics to search for, doctors, then articles. Empty below ${limits.suggestions.shortest} letters.`,
          tags,
          querystring: suggestionQuery,
          response: { 200: z.array(suggestion), 400: message, 429: message, 503: message },
        },
      },
      ({ query }) => blogs.suggest(query.query),
    )

    api.get(
      '/user/v1/blogs/author/:author',
      {
        config: { public: true },
        schema: {
          operationId: 'listArticlesByDoctor',
          summary: 'Articles by one doctor, given by id or name',
          tags,
          params: z.object({ author: z.string() }),
          querystring: z.object(paging),
          response: { 200: list, 400: message },
        },
      },
      async (request, reply) => {
        const query = { ...request.query, author: request.params.author }
        return sendPage(request, reply, request.query, await blogs.list(query))
      },
    )

    api.get(
      '/user/v1/blogs/:id',
      {
        config: { public: true },
        schema: {
          operationId: 'getArticle',
          summary: 'Get an article',
          tags,
          params: z.object({ id: z.string() }),
          response: { 200: blog, 404: message },
        },
      },
      async ({ params }) => {
        const found = await blogs.find(params.id)
        if (!found) throw new HttpError(404, 'Article not found')
        return found
      },
    )
  }
