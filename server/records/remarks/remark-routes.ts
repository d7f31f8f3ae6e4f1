import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../../shared/limits.ts'
import { message } from '../../../shared/message.ts'
import { adminListQuery } from '../../../shared/paging.ts'
import {
  remark,
  remarkChange,
  remarkedText,
  remarkInput,
  remarkOutcomeInput,
  remarkReplyInput,
} from '../../../shared/remark.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { sendPage } from '../../http/send-page.ts'
import { askForDraft, permitDraft, permitReader } from '../draft-rights.ts'
import { createCallLimit } from '../drafts/call-limit.ts'
import { actsOnRecords } from '../kinds/kinds.ts'
import { remarkedTexts } from './remarked-texts.ts'
import type { Remarks } from './remarks.ts'

type Parts = { db: Database; remarks: Remarks; clock: Clock }

const tags = ['Drafts: administration']
const path = '/admin/v1/drafts/:key/remarks'
const params = z.object({ key: z.string() })
const remarkParams = params.extend({ id: z.string() })
const refusals = { 400: message, 401: message, 404: message, 429: message }

/** Routes for remarks on passages of drafts: who may read a draft may remark on it. */
export const remarkRoutes =
  ({ db, remarks, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    const assertCalls = createCallLimit(clock)

    api.get(
      '/admin/v1/remarks',
      {
        config: { right: 'articles.read', own: true },
        schema: {
          operationId: 'listRemarkedTexts',
          summary: 'Texts with open remarks, the newest remark first; not the trash',
          description: 'X-Total-Count is the total number of texts; Link points to the next page.',
          tags,
          querystring: adminListQuery.pick({ limit: true, page: true }),
          response: { 200: z.array(remarkedText), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        return sendPage(request, reply, query, await remarkedTexts(db, person, query))
      },
    )

    api.get(
      path,
      {
        config: { right: 'articles.read', own: true },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'listRemarks',
          summary: 'Remarks on a text: all open ones, oldest first, then others, newest first',
          description: `Of remarks that are not open any more the newest ${limits.remark.closedListed}.`,
          tags,
          params,
          response: { 200: z.array(remark), 401: message, 404: message },
        },
      },
      ({ params: { key }, person }) => remarks.list(key, person),
    )

    api.post(
      path,
      {
        config: { right: 'articles.read', own: true, audit: actsOnRecords('created') },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'createRemark',
          summary: 'Remark on a passage of a text, or suggest other words',
          description:
            'The passage follows the text through edits and merges. Nothing of a remark is public.',
          tags,
          params,
          body: remarkInput,
          response: { 201: remark, ...refusals, 409: message.describe('It is in the trash') },
        },
      },
      async ({ params: { key }, body, person, session }, reply) => {
        assertCalls(session)
        const asker = { ...person, permit: permitReader(person, key) }
        return reply.code(201).send(await remarks.add(key, body, asker))
      },
    )

    api.post(
      `${path}/:id/replies`,
      {
        config: { right: 'articles.read', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'createRemarkReply',
          summary: 'Reply to a remark',
          tags,
          params: remarkParams,
          body: remarkReplyInput,
          response: { 201: remark, ...refusals },
        },
      },
      async ({ params: { key, id }, body, person, session }, reply) => {
        assertCalls(session)
        const asker = { ...person, permit: permitReader(person, key) }
        return reply.code(201).send(await remarks.reply(key, id, body.body, asker))
      },
    )

    api.put(
      `${path}/:id`,
      {
        config: { right: 'articles.read', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'updateRemark',
          summary: 'Change one’s own remark',
          tags,
          params: remarkParams,
          body: remarkChange,
          response: {
            200: remark,
            ...refusals,
            403: message.describe('Somebody else wrote it, or the person may not read the text'),
            409: message.describe('It is not open any more'),
          },
        },
      },
      async ({ params: { key, id }, body, person, session }) => {
        assertCalls(session)
        return remarks.edit(key, id, body, { ...person, permit: permitReader(person, key) })
      },
    )

    api.put(
      `${path}/:id/outcome`,
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'settleRemark',
          summary: 'Say what became of a remark, or open it again',
          description: 'The caller has put a suggestion that is `taken` into the text.',
          tags,
          params: remarkParams,
          body: remarkOutcomeInput,
          response: { 200: remark, ...refusals },
        },
      },
      async ({ params: { key, id }, body, person, session }) => {
        assertCalls(session)
        const asker = { ...person, permit: permitDraft(person, key) }
        return remarks.settle(key, id, body.outcome, asker)
      },
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right: 'articles.read', own: true, audit: actsOnRecords('deleted') },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'deleteRemark',
          summary: 'Delete one’s own remark',
          tags,
          params: remarkParams,
          response: {
            204: z.null().describe('Done'),
            401: message,
            403: message.describe('Somebody else wrote it, or the person may not read the text'),
            404: message,
            409: message.describe('Others have replied'),
          },
        },
      },
      async ({ params: { key, id }, person }, reply) => {
        await remarks.remove(key, id, { ...person, permit: permitReader(person, key) })
        return reply.code(204).send(null)
      },
    )
  }
