import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { samplesRemoved } from '../../shared/setup.ts'
import { actorOf } from '../core/security-log.ts'
import { permit } from '../people/permit.ts'
import { removeSamples } from './remove-samples.ts'

type Parts = Parameters<typeof removeSamples>[0]

const right = 'setup'

/** Removes what a new site came with. */
export const sampleRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.delete(
      '/admin/v1/samples',
      {
        config: { right, audit: ['deleted article', 'deleted doctor', 'deleted image'] },
        schema: {
          operationId: 'deleteSamples',
          summary: 'Move some of the unchanged samples to the trash',
          description: 'Each call removes a few. Call again until `left` is 0, or `removed` is.',
          tags: ['First steps: administration'],
          response: { 200: samplesRemoved, 401: message, 403: message, 503: message },
        },
      },
      (request) => {
        const { person } = request
        const asker = { by: person.email, permit: permit(person, right) }
        return removeSamples(parts, asker, actorOf(request))
      },
    )
  }
