import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { enquiry } from '../../shared/enquiry.ts'
import { message } from '../../shared/message.ts'
import type { Services } from '../services.ts'

export const enquiryAdminRoutes =
  ({ enquiries }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/contact/all',
      {
        schema: {
          summary: 'All enquiries, newest first',
          tags: ['Contact: administration'],
          response: { 200: z.array(enquiry), 401: message },
        },
      },
      () => enquiries.list(),
    )
  }
