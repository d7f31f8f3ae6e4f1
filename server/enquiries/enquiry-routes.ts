import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dangerWeights } from '../../content/danger-weights.ts'
import { enquiryInput } from '../../shared/enquiry.ts'
import { message } from '../../shared/message.ts'
import { clientSource } from '../core/client-address.ts'
import { idempotencyHeader } from '../http/idempotency-header.ts'
import type { Enquiries } from './enquiries.ts'

type Parts = { enquiries: Enquiries }

const learnedWeights = z.object({ bias: z.number(), step: z.number(), weights: z.string() })

export const enquiryRoutes =
  ({ enquiries }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/user/v1/contact/danger-weights',
      {
        config: { public: true },
        schema: {
          operationId: 'getDangerWeights',
          summary: 'What runs of letters weigh in telling whether a message may be urgent',
          description:
            'The contact form judges by them in the browser, so that nothing is sent while somebody types.',
          tags: ['Contact'],
          response: { 200: learnedWeights },
        },
      },
      (_request, reply) => {
        void reply.header('cache-control', 'public, max-age=86400')
        return dangerWeights
      },
    )

    api.post(
      '/user/v1/contact/send-message',
      {
        config: { public: true, audit: { none: 'a reader writes' } },
        schema: {
          operationId: 'createEnquiry',
          summary: 'Send a contact message',
          tags: ['Contact'],
          headers: idempotencyHeader,
          body: enquiryInput,
          response: { 201: message, 400: message, 409: message, 429: message, 503: message },
        },
      },
      async ({ body, headers, ip }, reply) => {
        const key = headers['idempotency-key']
        await enquiries.receive(body, { source: clientSource(ip), key })
        return reply.code(201).send({ message: 'Thank you for your message!' })
      },
    )
  }
