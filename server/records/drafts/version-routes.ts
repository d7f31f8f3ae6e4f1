import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draft, draftVersion, wholeDraftVersion } from '../../../shared/draft.ts'
import { limits } from '../../../shared/limits.ts'
import { message } from '../../../shared/message.ts'
import { adminListQuery } from '../../../shared/paging.ts'
import { isStorable, notStorable } from '../../../shared/text-rules.ts'
import { HttpError } from '../../core/errors.ts'
import { sendPage } from '../../http/send-page.ts'
import { askForDraft, permitDraft } from '../draft-rights.ts'
import { actsOnRecords } from '../kinds/kinds.ts'
import { createCallLimit } from './call-limit.ts'
import type { Database } from '../../database/database.ts'
import type { Drafts } from './drafts.ts'
import type { DraftVersions } from './draft-versions.ts'
import type { Clock } from '../../core/clock.ts'

type Parts = { db: Database; drafts: Drafts; draftVersions: DraftVersions; clock: Clock }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })
const versionParams = params.extend({ number: z.string() })

const { versionName, askedVersions, versionBytes } = limits.draft
const name = z
  .string()
  .trim()
  .max(versionName, { error: `Name is too long. Limit is ${versionName} characters.` })
  .refine(isStorable, { error: notStorable('Name') })

export const versionRoutes =
  ({ db, drafts, draftVersions, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    const assertCopies = createCallLimit(clock)

    api.get(
      '/admin/v1/drafts/:key/versions',
      {
        config: { right: 'articles.read', own: true },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'listDraftVersions',
          summary: 'Versions of a draft and of what was published, newest first',
          description: `X-Total-Count is the total number of versions; Link points to the next page. A record keeps its newest ${askedVersions} published versions and ${askedVersions} others that somebody asked for, ${versionBytes / 1024 / 1024} MiB of each; the audit log says so where an older published one goes.`,
          tags,
          params,
          querystring: adminListQuery.pick({ limit: true, page: true }),
          response: { 200: z.array(draftVersion), 400: message, 401: message, 404: message },
        },
      },
      async (request, reply) => {
        const { params, query } = request
        return sendPage(request, reply, query, await draftVersions.list(params.key, query))
      },
    )

    api.get(
      '/admin/v1/drafts/:key/versions/:number',
      {
        config: { right: 'articles.read', own: true },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'getDraftVersion',
          summary: 'Get a version',
          tags,
          params: versionParams,
          response: { 200: wholeDraftVersion, 401: message, 404: message },
        },
      },
      ({ params: { key, number } }) => draftVersions.find(key, numberOf(number)),
    )

    api.post(
      '/admin/v1/drafts/:key/versions',
      {
        config: {
          right: 'articles.write',
          own: true,
          audit: { none: 'a version tells of itself' },
        },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'keepDraftVersion',
          summary: 'Keep the draft as it is',
          tags,
          params,
          body: z.object({ name }),
          response: {
            200: draftVersion.describe('Nothing has changed since this was kept'),
            201: draftVersion,
            400: message,
            401: message,
            404: message,
            429: message,
          },
        },
      },
      async ({ params: { key }, body, session, person }, reply) => {
        assertCopies(session)
        const asked = { ...body, email: session.email, permit: permitDraft(person, key) }
        const { version, isNew } = await draftVersions.keep(key, asked)
        return reply.code(isNew ? 201 : 200).send(version)
      },
    )

    api.post(
      '/admin/v1/drafts/:key/versions/:number/restore',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('changed') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'restoreDraftVersion',
          summary: 'Give the draft the fields of a version; readers see nothing of it',
          tags,
          params: versionParams,
          body: z.object({
            version: z.int().min(0).describe('The draft’s version, as it was read'),
          }),
          response: {
            200: draft,
            400: message,
            401: message,
            404: message,
            409: message,
            429: message,
          },
        },
      },
      async ({ params: { key, number }, body, session, person }) => {
        assertCopies(session)
        const { email } = session
        const change = { seen: body.version, email, permit: permitDraft(person, key) }
        const row = await draftVersions.restore(key, numberOf(number), change)
        return drafts.json(row, { email })
      },
    )
  }

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HttpError(404, 'Version not found')
  return Number(text)
}
