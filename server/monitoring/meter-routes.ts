import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { meter } from '../../shared/meter.ts'
import { type MeterParts, readMeter } from './meter.ts'

/** Whether the site works, for owners. */
export const meterRoutes =
  (parts: MeterParts): FastifyPluginCallbackZod =>
  (api, _options, done) => {
    api.get(
      '/admin/v1/meter',
      {
        config: { right: 'meter' },
        schema: {
          operationId: 'getMeter',
          summary: 'Whether the site works: mail, space, backups, each with a judgement',
          description: 'Space and start are those of the instance that responds.',
          tags: ['Operation: administration'],
          response: { 200: meter, 401: message, 403: message },
        },
      },
      () => readMeter(parts),
    )
    done()
  }
