import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { z } from '../../shared/schema.ts'
import { warning } from '../../shared/warning.ts'
import type { WarningParts } from './warning-source.ts'
import { listWarnings } from './warnings.ts'

/** What needs somebody, for everybody in the panel. */
export const warningRoutes =
  (parts: WarningParts): FastifyPluginCallbackZod =>
  (api, _options, done) => {
    api.get(
      '/admin/v1/warnings',
      {
        config: { right: 'warnings' },
        schema: {
          operationId: 'listWarnings',
          summary: 'What needs somebody: only what the caller may open',
          description:
            'Links of the site that lead nowhere are found each night; those listed are checked again by this call.',
          tags: ['Operation: administration'],
          response: { 200: z.array(warning), 401: message },
        },
      },
      ({ person }) => listWarnings(parts, person),
    )
    done()
  }
