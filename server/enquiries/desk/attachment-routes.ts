import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../../shared/message.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import type { ReadFile } from '../incoming/kept-files.ts'
import { askForEnquiry } from './folders.ts'

type Parts = { db: Database; clock: Clock; readFile: ReadFile }

/** Files that patients attached to their mails. */
export const attachmentRoutes =
  ({ db, clock, readFile }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/enquiries/:id/attachments/:n',
      {
        config: { right: 'enquiries.answer', own: true, audit: 'read enquiry' },
        onRequest: askForEnquiry(db),
        schema: {
          operationId: 'getEnquiryAttachment',
          summary: 'A file that a patient sent, from the mailbox while it is there',
          tags: ['Front desk'],
          params: z.object({ id: z.string(), n: z.coerce.number().int().min(1) }),
          response: {
            200: z.any().describe('The file, always as a download'),
            400: message,
            401: message,
            404: message,
            503: message,
          },
        },
      },
      async ({ person, params }, reply) => {
        const { name, content } = await readFile(params.id, params.n)
        try {
          await recordAudit(db, {
            at: clock().toISOString(),
            by: person.email,
            action: 'read',
            kind: 'enquiry',
            record: params.id,
            fields: ['attachment'],
          })
        } catch (error) {
          content.destroy()
          throw error
        }
        return reply
          .header('content-type', 'application/octet-stream')
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
          .send(content)
      },
    )
  }

/** As in RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name.replace(/[/\\]/g, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
