import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draft, draftState } from '../../../shared/draft.ts'
import { message } from '../../../shared/message.ts'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../people/person.ts'
import { askForDraft, permitDraft } from '../draft-rights.ts'
import { actsOnRecords } from '../kinds/kinds.ts'
import type { Drafts } from './drafts.ts'

type Parts = { db: Database; drafts: Drafts }

const tags = ['Drafts: administration']
const params = z.object({ key: z.string() })

export const trashRoutes =
  ({ db, drafts }: Parts): FastifyPluginCallbackZod =>
  (api, _options, done) => {
    const may = askForDraft(db)

    api.delete(
      '/admin/v1/drafts/:key',
      {
        config: { right: 'articles.write', own: true, audit: actsOnRecords('deleted', 'erased') },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'deleteDraft',
          summary: 'Discard changes, move a draft to the trash, or delete it for ever there',
          tags,
          params,
          querystring: z.object({
            state: draftState
              .optional()
              .describe('The state that was seen; nothing is done to a draft in another'),
          }),
          response: {
            204: z.null().describe('Done'),
            400: message,
            401: message,
            404: message,
            409: message,
          },
        },
      },
      async ({ params: { key }, query, person }, reply) => {
        await drafts.remove(key, { ...asker(person, key), seen: query.state })
        return reply.code(204).send(null)
      },
    )

    api.post(
      '/admin/v1/drafts/:key/restore',
      {
        config: {
          right: 'articles.write',
          own: true,
          audit: [...actsOnRecords('changed'), 'changed image'],
        },
        onRequest: may('articles.write'),
        schema: {
          operationId: 'restoreDraft',
          summary: 'Take a draft out of the trash',
          tags,
          params,
          response: { 200: draft, 401: message, 404: message, 409: message },
        },
      },
      ({ params: { key }, person }) => drafts.restore(key, asker(person, key)),
    )

    done()
  }

const asker = (person: Person, key: string) => ({
  email: person.email,
  permit: permitDraft(person, key),
})
