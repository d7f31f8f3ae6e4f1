import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminBlogQuery, type Blog, blog, type BlogRow, blogRow } from '../../shared/blog.ts'
import { blogInput } from '../../shared/blog-input.ts'
import { draft } from '../../shared/draft.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { actorOf } from '../core/security-log.ts'
import { sendPage } from '../http/send-page.ts'
import type { Services } from '../main/services.ts'
import { recordRoutes } from '../records/record-routes.ts'

const path = '/admin/v1/blogs'
const tags = ['Articles: administration']
const notFound = 'Article not found'

export const blogAdminRoutes =
  ({ blogs, drafts, ...services }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        schema: {
          operationId: 'listArticlesForAdmin',
          summary: 'Articles, newest first unless `sort` says otherwise',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: adminBlogQuery,
          response: { 200: z.union([z.array(blog), z.array(blogRow)]), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query } = request
        const list =
          query.fields === 'list' ? await blogs.listRows(query) : await blogs.listWhole(query)
        return sendPage<Blog | BlogRow>(request, reply, query, list)
      },
    )

    await api.register(
      recordRoutes(services, {
        path,
        tags,
        create: { operationId: 'createArticle', summary: 'Add an article' },
        get: { operationId: 'getArticleForAdmin', summary: 'Get an article' },
        update: { operationId: 'updateArticle', summary: 'Update an article' },
        remove: {
          operationId: 'deleteArticle',
          summary: 'Delete an article and its image, the image first',
          done: 'The article is deleted',
          failed: 'Failed to delete the Blog. Please try again.',
        },
        notFound,
        kind: 'article',
        scope: 'blog',
        input: blogInput,
        output: blog,
        prepare: blogs.prepare,
        records: blogs,
      }),
    )

    api.post(
      `${path}/:id/unpublish`,
      {
        schema: {
          operationId: 'unpublishArticle',
          summary: 'Take an article off the site; it becomes a draft that keeps its address',
          tags,
          params: z.object({ id: z.string() }),
          body: z.object({ updatedAt: z.string().describe('As it was read') }),
          response: { 200: draft, 400: message, 401: message, 404: message, 409: message },
        },
      },
      async (request) => {
        const { params, body, session } = request
        const { email } = session
        if (!(await blogs.unpublish(params.id, body.updatedAt, email))) {
          throw new HttpError(404, notFound)
        }
        const by = actorOf(request)
        services.securityLog.note('record unpublished', by, { kind: 'article', id: params.id })
        return drafts.find(`blog.${params.id}`, { email })
      },
    )
  }
