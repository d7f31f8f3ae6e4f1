import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminBlogQuery, type Blog, blog, type BlogRow, blogRow } from '../../shared/blog.ts'
import { blogInput } from '../../shared/blog-input.ts'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { cleanFields, isRecord } from '../html/clean-fields.ts'
import { idempotencyHeader } from '../http/idempotency-header.ts'
import { actorOf } from '../core/security-log.ts'
import { sendPage } from '../http/send-page.ts'
import type { Services } from '../main/services.ts'

const tags = ['Articles: administration']
const params = z.object({ id: z.string() })
const richFields = ['long_description', 'blog_summary', 'img_description']

export const blogAdminRoutes =
  ({ blogs, images, securityLog }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    /** Puts the body into the form in which its rules can be checked one after the other. */
    const preValidation: preValidationAsyncHookHandler = async ({ body }) => {
      cleanFields(body, richFields, limits.article.richText)
      if (!isRecord(body) || typeof body['author_id'] !== 'string') return
      if (!(await blogs.isAuthor(body['author_id']))) body['author_id'] = ''
    }

    const find = async (id: string) => {
      const found = await blogs.find(id)
      if (!found) throw notFound()
      return found
    }

    api.get(
      '/admin/v1/blogs',
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

    api.post(
      '/admin/v1/blogs',
      {
        preValidation,
        schema: {
          operationId: 'createArticle',
          summary: 'Add an article',
          tags,
          headers: idempotencyHeader,
          body: blogInput,
          response: { 201: blog, 400: message, 401: message, 409: message, 503: message },
        },
      },
      async (request, reply) => {
        const { body, headers, session } = request
        const key = headers['idempotency-key']
        const id = await blogs.create(body, { scope: `blog ${session.email}`, key, content: body })
        const made = await blogs.find(id)
        if (!made) throw new HttpError(409, 'This was already saved and has since been deleted.')
        securityLog.note('record created', actorOf(request), { kind: 'article', id })
        return reply.code(201).send(made)
      },
    )

    api.get(
      '/admin/v1/blogs/:id',
      {
        schema: {
          operationId: 'getArticleForAdmin',
          summary: 'Get an article',
          tags,
          params,
          response: { 200: blog, 401: message, 404: message },
        },
      },
      (request) => find(request.params.id),
    )

    api.put(
      '/admin/v1/blogs/:id',
      {
        preValidation,
        schema: {
          operationId: 'updateArticle',
          summary: 'Update an article',
          tags,
          params,
          body: blogInput,
          response: {
            200: blog,
            ...{ 400: message, 401: message, 404: message, 409: message, 503: message },
          },
        },
      },
      async (request) => {
        const { body, params } = request
        const pictureBefore = await blogs.update(params.id, body)
        if (pictureBefore === undefined) throw notFound()
        const by = actorOf(request)
        securityLog.note('record changed', by, { kind: 'article', id: params.id })
        if (pictureBefore !== body.image_url) await images.removeReplaced(pictureBefore, by)
        return find(params.id)
      },
    )

    api.delete(
      '/admin/v1/blogs/:id',
      {
        schema: {
          operationId: 'deleteArticle',
          summary: 'Delete an article and its image, the image first',
          tags,
          params,
          response: {
            204: z.null().describe('The article is deleted'),
            ...{ 401: message, 404: message, 503: message },
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const by = actorOf(request)
        const { image_url } = await find(id)
        await images.remove(image_url, by).catch((cause: unknown) => {
          const failed = 'Failed to delete the Blog. Please try again.'
          throw new HttpError(503, failed, { cause, retryAfter: 10 })
        })
        if (!(await blogs.remove(id))) throw notFound()
        securityLog.note('record deleted', by, { kind: 'article', id })
        return reply.code(204).send(null)
      },
    )
  }

function notFound(): HttpError {
  return new HttpError(404, 'Article not found')
}
