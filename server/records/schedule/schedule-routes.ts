import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draft } from '../../../shared/draft.ts'
import { message } from '../../../shared/message.ts'
import { askForDraft, permitDraft } from '../draft-rights.ts'
import { actsOnRecords } from '../kinds/kinds.ts'
import type { Database } from '../../database/database.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { Schedule } from './schedule.ts'

type Parts = { db: Database; drafts: Drafts; schedule: Schedule }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })

const body = z.object({
  at: z
    .unknown()
    .optional()
    .describe('When to publish: ISO 8601 with its offset from UTC; seconds are the smallest unit')
    .meta({ type: 'string', format: 'date-time' }),
  version: z.int().min(0).describe('The draft’s version, as it was read'),
  hard: z.boolean().optional().describe('Publish a page of words although it is hard to read'),
})

/** Schedules the publication of drafts. */
export const scheduleRoutes =
  ({ db, drafts, schedule }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    api.put(
      '/admin/v1/drafts/:key/schedule',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'scheduleDraft',
          summary: 'Publish the draft at a later time, with all changes until then',
          tags,
          params,
          body,
          response: { 200: draft, 400: message, 401: message, 404: message, 409: message },
        },
      },
      async ({ params: { key }, body, person }) => {
        const { email } = person
        const asked = { ...body, email, permit: permitDraft(person, key) }
        return drafts.json(await schedule.set(key, asked), { email })
      },
    )

    api.delete(
      '/admin/v1/drafts/:key/schedule',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'cancelDraftSchedule',
          summary: 'Do not publish the draft by itself',
          tags,
          params,
          response: { 204: z.null().describe('Done'), 401: message, 404: message },
        },
      },
      async ({ params: { key }, person }, reply) => {
        await schedule.cancel(key, { email: person.email, permit: permitDraft(person, key) })
        return reply.code(204).send(null)
      },
    )
  }
