import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { enquiry } from '../../shared/enquiry.ts'
import { message } from '../../shared/message.ts'
import { limits } from '../../shared/limits.ts'
import { adminListQuery, numberOr } from '../../shared/paging.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { sendPage } from '../http/send-page.ts'
import type { Enquiries } from './enquiries.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../core/clock.ts'

type Parts = { enquiries: Enquiries; db: Database; clock: Clock }

export const enquiryAdminRoutes =
  ({ enquiries, db, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/contact/all',
      {
        config: { right: 'enquiries.list', audit: 'read enquiry' },
        schema: {
          operationId: 'listEnquiries',
          summary: 'All enquiries but spam, newest first',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags: ['Contact: administration'],
          querystring: adminListQuery.extend({
            limit: numberOr(limits.list.adminMax, 'limit', limits.list.adminMax),
          }),
          response: { 200: z.array(enquiry), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { person, query } = request
        const found = await enquiries.list(query)
        await recordAudit(db, {
          at: clock().toISOString(),
          by: person.email,
          action: 'read',
          kind: 'enquiry',
          fields: ['list'],
        })
        return sendPage(request, reply, query, found)
      },
    )
  }
