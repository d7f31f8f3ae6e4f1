import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminBlogQuery, blog, blogRow } from '../../shared/blog.ts'
import { draft, type ListState, type Draft } from '../../shared/draft.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { actorOf } from '../core/security-log.ts'
import { sendPage } from '../http/send-page.ts'
import { ownArticle } from '../people/own-records.ts'
import { assertMay, permit } from '../people/permit.ts'
import { blogKind } from '../records/kinds/blog.ts'
import { type RecordParts, recordRoutes } from '../records/record-routes.ts'
import type { Blogs } from './blogs.ts'

type Parts = RecordParts & {
  blogs: Pick<
    Blogs,
    'listRows' | 'listWhole' | 'find' | 'submit' | 'update' | 'unpublish' | 'remove'
  >
  drafts: { find(key: string, person: { email: string }): Promise<Draft> }
}

const { path, tags, notFound } = blogKind.calls

/** Published articles in these states are listed whole, unless rows are asked for. */
const wholeStates: ReadonlySet<ListState> = new Set(['published', 'changed', 'scheduled'])

export const blogAdminRoutes =
  ({ blogs, drafts, ...services }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'articles.read', own: true },
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
        const { query, person } = request
        const listing = { ...query, person }
        const isWhole = query.fields === 'all' && wholeStates.has(query.state)
        if (!isWhole) return sendPage(request, reply, query, await blogs.listRows(listing))
        return sendPage(request, reply, query, await blogs.listWhole(listing))
      },
    )

    await api.register(recordRoutes(services, blogKind, blogs))

    api.post(
      `${path}/:id/unpublish`,
      {
        config: { right: 'articles.write', own: true, audit: 'changed article' },
        onRequest: ({ params, person }) =>
          assertMay(services.db, person, 'articles.write', ownArticle(params.id)),
        schema: {
          operationId: 'unpublishArticle',
          summary: 'Take an article off the site; it becomes a draft that keeps its address',
          tags,
          params: z.object({ id: z.string() }),
          body: z.object({ updatedAt: z.string().optional().describe('As it was read') }).nullish(),
          response: { 200: draft, 400: message, 401: message, 404: message, 409: message },
        },
      },
      async (request) => {
        const { params, body, person } = request
        const { email } = person
        const asker = {
          by: email,
          permit: permit(person, 'articles.write', ownArticle(params.id)),
        }
        if (!(await blogs.unpublish(params.id, body?.updatedAt, asker))) {
          throw new HttpError(404, notFound)
        }
        const by = actorOf(request)
        services.securityLog.note('record unpublished', by, { kind: 'article', id: params.id })
        return drafts.find(`blog.${params.id}`, { email })
      },
    )
  }
