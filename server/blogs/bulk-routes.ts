import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bulkChange, bulkResult } from '../../shared/blog.ts'
import { message } from '../../shared/message.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { describeError } from '../http/error-handler.ts'
import { permit } from '../people/permit.ts'
import { blogKind } from '../records/kinds/blog.ts'
import type { Blogs } from './blogs.ts'

type Parts = { blogs: Pick<Blogs, 'changeMany'>; securityLog: SecurityLog }

const bulkEvents = {
  unpublish: 'record unpublished',
  trash: 'record deleted',
  publish: 'record created',
  'add tag': 'record changed',
  'remove tag': 'record changed',
} as const

export const bulkRoutes =
  ({ blogs, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      `${blogKind.calls.path}/bulk`,
      {
        config: {
          right: 'articles.bulk',
          audit: ['created article', 'changed article', 'deleted article'],
        },
        schema: {
          operationId: 'changeArticles',
          summary: 'Unpublish, delete, publish again or tag several articles',
          description:
            'Articles that are moved to the trash keep their images. Where it ends half-way, because the database is away, `failed` has all that was left. `publish` is for what was unpublished or deleted: readers see again what they saw last.',
          tags: blogKind.calls.tags,
          body: bulkChange,
          response: { 200: bulkResult, 400: message, 401: message },
        },
      },
      async (request) => {
        const { ids, ...change } = request.body
        const { person } = request
        const asker = { by: person.email, permit: permit(person, 'articles.bulk') }
        const { changed, failed, stopped } = await blogs.changeMany(ids, change, asker)
        if (stopped) {
          const { message } = describeError(stopped.error)
          failed.push(...stopped.ids.map((id) => ({ id, message })))
          request.log.error(stopped.error, 'a bulk change has stopped half-way')
        }
        const by = actorOf(request)
        for (const id of changed) {
          securityLog.note(bulkEvents[change.action], by, { kind: 'article', id })
        }
        return { changed: changed.length, failed }
      },
    )
  }
