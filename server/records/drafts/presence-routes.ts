import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draftPresence, tabName } from '../../../shared/draft.ts'
import { message } from '../../../shared/message.ts'
import { isStorable, notStorable } from '../../../shared/text-rules.ts'
import { askForDraft } from '../draft-rights.ts'
import { createCallLimit } from './call-limit.ts'
import type { Database } from '../../database/database.ts'
import type { Drafts } from './drafts.ts'
import type { Clock } from '../../core/clock.ts'

type Parts = { db: Database; drafts: Drafts; clock: Clock }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })
const tab = z.string().regex(tabName)
const longestField = 100

const presence = z.object({
  tab,
  field: z
    .string()
    .max(longestField)
    .refine(isStorable, { error: notStorable('field') })
    .nullable()
    .describe('Where somebody writes; null: nowhere'),
  version: z.int().min(0).describe('The version of the draft that the tab knows'),
  recordUpdatedAt: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe(
      '`updatedAt` of the published record that the tab knows; null: none. Asks for what happened to the record',
    ),
})

/** Routes about who has a draft open. */
export const presenceRoutes =
  ({ db, drafts, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    const assertCalls = createCallLimit(clock)
    const ofWriters = {
      config: {
        right: 'articles.write',
        own: true,
        audit: { none: 'who is writing at the moment' },
      },
      onRequest: may('articles.write'),
    } as const

    api.post(
      '/admin/v1/drafts/:key/presence',
      {
        ...ofWriters,
        schema: {
          operationId: 'notePresence',
          summary: 'Say that a tab has the draft open, and learn what others do',
          tags,
          params,
          body: presence,
          response: {
            200: draftPresence,
            400: message,
            401: message,
            404: message,
            429: message,
          },
        },
      },
      ({ params, body, session }) => {
        assertCalls(session)
        return drafts.meet(params.key, { ...body, email: session.email })
      },
    )

    api.delete(
      '/admin/v1/drafts/:key/presence',
      {
        ...ofWriters,
        schema: {
          operationId: 'endPresence',
          summary: 'Say that a tab has the draft open no more',
          tags,
          params,
          body: z.object({ tab }),
          response: { 204: z.null().describe('Done'), 400: message, 401: message, 404: message },
        },
      },
      async ({ params, body }, reply) => {
        await drafts.leave(params.key, body.tab)
        return reply.code(204).send(null)
      },
    )
  }
