import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { subscriptionInput } from '../../shared/newsletter.ts'
import { clientSource } from '../core/client-address.ts'
import type { Newsletter } from './newsletter.ts'

type Parts = { newsletter: Newsletter }

export const newsletterRoutes =
  ({ newsletter }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      '/user/v1/newsletter/subscribe',
      {
        config: { public: true, audit: { none: 'a reader subscribes' } },
        schema: {
          operationId: 'subscribeToNewsletter',
          summary: 'Subscribe to the newsletter',
          description:
            'Emails a link; the address is subscribed only once the page behind the link is confirmed. The response is the same whether or not the address was known.',
          tags: ['Newsletter'],
          body: subscriptionInput,
          response: { 202: message, 400: message, 429: message, 503: message },
        },
      },
      async ({ body, ip }, reply) => {
        await newsletter.subscribe(body.email, clientSource(ip))
        return reply
          .code(202)
          .send({ message: 'Please check your inbox and confirm your subscription.' })
      },
    )
  }
