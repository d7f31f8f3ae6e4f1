import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draft, draftListItem, draftState, savedDraft, tabName } from '../../../shared/draft.ts'
import { draftKinds } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { message } from '../../../shared/message.ts'
import { numberOr, paging } from '../../../shared/paging.ts'
import { sendPage } from '../../http/send-page.ts'
import { askForDraft, permitDraft } from '../draft-rights.ts'
import { actsOnRecords } from '../kinds/kinds.ts'
import { createCallLimit } from './call-limit.ts'
import { checkFields } from './check-fields.ts'
import { savedDraftJson } from './draft-json.ts'
import type { Database } from '../../database/database.ts'
import type { Drafts } from './drafts.ts'
import type { DraftFigures } from './draft-figures.ts'
import type { Clock } from '../../core/clock.ts'

type Parts = { db: Database; drafts: Drafts; draftFigures: DraftFigures; clock: Clock }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })
const conflict = message.extend({
  fields: z.array(z.string()).optional().describe('The fields in conflict'),
  draft: draft.optional().describe('The draft as it is'),
})

const { list } = limits

const listQuery = z.object({
  limit: numberOr(list.default, 'limit', list.adminMax),
  page: paging.page,
  state: draftState.optional(),
  kind: z.enum(draftKinds, { error: `kind must be one of: ${draftKinds.join(', ')}.` }).optional(),
})

const save = z.object({
  kind: z.enum(draftKinds),
  base: z.int().min(0).describe('The version that the fields are built on; 0 at first'),
  fields: z.record(z.string(), z.unknown()).describe('Only the fields that have changed'),
  tab: z.string().regex(tabName).describe('Names the browser’s tab'),
})

export const draftRoutes =
  ({ db, drafts, draftFigures, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    const assertSaves = createCallLimit(clock)
    const assertCopies = createCallLimit(clock)

    api.get(
      '/admin/v1/drafts',
      {
        config: { right: 'articles.read', own: true },
        schema: {
          operationId: 'listDrafts',
          summary: 'Drafts, last changed first; the trash only where it is asked for',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: listQuery,
          response: { 200: z.array(draftListItem), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        const list = await drafts.list({ ...query, person }, person)
        return sendPage(request, reply, query, list)
      },
    )

    api.get(
      '/admin/v1/drafts/:key',
      {
        config: { right: 'articles.read', own: true },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'getDraft',
          summary: 'Get a draft, or a record as one',
          tags,
          params,
          response: { 200: draft, 401: message, 404: message },
        },
      },
      ({ params, session }) => drafts.find(params.key, { email: session.email }),
    )

    api.put(
      '/admin/v1/drafts/:key',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('created') },
        preValidation: may('articles.write'),
        schema: {
          operationId: 'saveDraft',
          summary: 'Save fields of a draft, which begins with its first save',
          tags,
          params,
          body: save,
          response: {
            200: savedDraft,
            201: savedDraft.describe('The draft is new'),
            400: message,
            401: message,
            404: message,
            409: conflict,
            429: message,
          },
        },
      },
      async ({ params: { key }, body, session, person }, reply) => {
        assertSaves(session)
        const { email } = session
        const fields = checkFields(body.kind, body.fields, key)
        const { row, isNew, conflicts } = await drafts.save(key, {
          ...body,
          fields,
          email,
          permit: permitDraft(person, key, { kind: body.kind, fields }),
        })
        draftFigures.noteSave(conflicts.length > 0)
        if (conflicts.length === 0) return reply.code(isNew ? 201 : 200).send(savedDraftJson(row))
        return reply.code(409).send({
          message: 'Somebody else has changed this in the meantime.',
          fields: conflicts,
          draft: await drafts.json(row, { email, tab: body.tab }),
        })
      },
    )

    api.post(
      '/admin/v1/drafts/:key/duplicate',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('created') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'duplicateDraft',
          summary: 'Make a new draft with the same fields',
          tags,
          params,
          response: {
            201: draft,
            401: message,
            404: message,
            409: message,
            429: message,
            503: message,
          },
        },
      },
      async ({ params: { key }, session, person }, reply) => {
        assertCopies(session)
        const asker = { email: person.email, permit: permitDraft(person, key) }
        return reply.code(201).send(await drafts.duplicate(key, asker))
      },
    )
  }
