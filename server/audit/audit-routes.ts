import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditEntry, auditQuery } from '../../shared/audit.ts'
import { message } from '../../shared/message.ts'
import { paging } from '../../shared/paging.ts'
import { byteOrderMark, csvLine } from '../http/csv.ts'
import { sendPage } from '../http/send-page.ts'
import type { AuditLog } from './audit-log.ts'

type Parts = { auditLog: AuditLog }

const tags = ['Audit log: administration']
const config = { right: 'audit' } as const
const header = ['When', 'Who', 'Action', 'Kind', 'Record', 'Title', 'Fields']

/** Who did what. No route changes or deletes rows of the log; they only expire. */
export const auditRoutes =
  ({ auditLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/audit',
      {
        config,
        schema: {
          operationId: 'listAudit',
          summary: 'What people did, newest first',
          description:
            'X-Total-Count is the total number of rows; Link points to the next page. Rows are kept for 24 months.',
          tags,
          querystring: auditQuery.extend({ ...paging, limit: paging.limit.default(50) }),
          response: { 200: z.array(auditEntry), 400: message, 401: message, 403: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await auditLog.list(request.query)),
    )

    api.get(
      '/admin/v1/audit.csv',
      {
        config: { ...config, audit: 'exported site' },
        schema: {
          operationId: 'exportAudit',
          summary: 'The same as a file for spreadsheets, at most 10,000 rows',
          tags,
          querystring: auditQuery,
          response: {
            200: z.string().describe('text/csv'),
            400: message,
            401: message,
            403: message,
          },
        },
      },
      async ({ query, person }, reply) => {
        let csv = byteOrderMark + csvLine(header)
        for await (const entries of auditLog.export(query, person.email)) {
          for (const { at, by, action, kind, record, title, fields } of entries) {
            csv += csvLine([at, by.email, action, kind, record, title, fields.join(' ')])
          }
        }
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="audit-log.csv"')
          .serializer(String)
          .send(csv)
      },
    )
  }
