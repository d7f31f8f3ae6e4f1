import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { newPreviewLink, previewLink } from '../../../shared/draft.ts'
import { limits } from '../../../shared/limits.ts'
import { message } from '../../../shared/message.ts'
import { isStorable, notStorable } from '../../../shared/text-rules.ts'
import { askForDraft, permitDraft } from '../draft-rights.ts'
import type { Database } from '../../database/database.ts'
import type { PreviewLinks } from './preview-links.ts'

type Parts = { db: Database; previewLinks: PreviewLinks }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })
const { previewNote, previewDays } = limits.draft

const preview = z.object({
  days: z
    .literal([...previewDays], { error: `days must be one of: ${previewDays.join(', ')}.` })
    .default(7),
  note: z
    .string()
    .trim()
    .max(previewNote, { error: `Note is too long. Limit is ${previewNote} characters.` })
    .refine(isStorable, { error: notStorable('Note') })
    .default(''),
})

export const previewRoutes =
  ({ db, previewLinks }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const may = askForDraft(db)
    api.post(
      '/admin/v1/drafts/:key/previews',
      {
        config: { right: 'articles.write', own: true, audit: ['created article', 'created words'] },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'createPreviewLink',
          summary: 'Make a link that shows the draft without an account',
          tags,
          params,
          body: preview,
          response: {
            201: newPreviewLink,
            400: message,
            401: message,
            404: message,
            409: message,
          },
        },
      },
      async ({ params: { key }, body, person }, reply) => {
        const asked = { ...body, email: person.email, permit: permitDraft(person, key) }
        return reply.code(201).send(await previewLinks.make(key, asked))
      },
    )

    api.get(
      '/admin/v1/drafts/:key/previews',
      {
        config: { right: 'articles.read', own: true },
        onRequest: may('articles.read'),
        schema: {
          operationId: 'listPreviewLinks',
          summary: 'Links that work, without their addresses',
          tags,
          params,
          response: { 200: z.array(previewLink), 401: message, 404: message },
        },
      },
      ({ params }) => previewLinks.list(params.key),
    )

    api.delete(
      '/admin/v1/drafts/:key/previews/:id',
      {
        config: { right: 'articles.write', own: true, audit: ['deleted article', 'deleted words'] },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'revokePreviewLink',
          summary: 'Revoke a link',
          tags,
          params: params.extend({ id: z.string() }),
          response: { 204: z.null().describe('Done'), 401: message, 404: message },
        },
      },
      async ({ params: { key, id }, person }, reply) => {
        await previewLinks.revoke(key, id, {
          email: person.email,
          permit: permitDraft(person, key),
        })
        return reply.code(204).send(null)
      },
    )
  }
