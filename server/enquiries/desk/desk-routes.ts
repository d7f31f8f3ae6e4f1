import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deskCounts, deskEnquiry, deskItem, deskMail, deskPerson } from '../../../shared/desk.ts'
import {
  deskChange,
  deskEnquiryQuery,
  deskExportQuery,
  deskListQuery,
} from '../../../shared/desk-input.ts'
import { message } from '../../../shared/message.ts'
import { exportFields } from '../../audit/export-fields.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { filterWords } from '../../database/contains-words.ts'
import { sendPage } from '../../http/send-page.ts'
import { answersTo } from '../inbound-mail.ts'
import { exportEnquiries } from './export-enquiries.ts'
import { askForEnquiry } from './folders.ts'
import { createListViews } from './list-views.ts'
import type { Desk } from './desk.ts'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/env.ts'

type Parts = { desk: Desk; db: Database; clock: Clock; settings: Settings }

const path = '/admin/v1/enquiries'
const tags = ['Front desk']
const params = z.object({ id: z.string() })
const right = 'enquiries.answer'

/** Folders of enquiries, and single enquiries. */
export const deskRoutes =
  ({ desk, db, clock, settings }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const noteLook = createListViews(db, clock)

    api.get(
      path,
      {
        config: { right, own: true, audit: 'read enquiry' },
        schema: {
          operationId: 'listDeskEnquiries',
          summary:
            'The enquiries of a folder, those that wait longest or the newest activity first',
          description:
            'X-Total-Count is the total number of enquiries; Link points to the next page. The audit log notes who looked, once a minute.',
          tags,
          querystring: deskListQuery,
          response: { 200: z.array(deskItem), 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { person, query } = request
        await noteLook(person.email, query.folder, filterWords(query.query ?? '').length > 0)
        return sendPage(request, reply, query, await desk.list(person, query))
      },
    )

    api.get(
      `${path}/colleagues`,
      {
        config: { right, own: true },
        schema: {
          operationId: 'listColleagues',
          summary: 'To whom an enquiry may be given',
          tags,
          response: { 200: z.array(deskPerson), 401: message },
        },
      },
      ({ person }) => desk.colleagues(person),
    )

    api.get(
      `${path}/counts`,
      {
        config: { right, own: true },
        schema: {
          operationId: 'countEnquiries',
          summary: 'How many enquiries stand in each folder',
          tags,
          response: { 200: deskCounts, 401: message },
        },
      },
      ({ person }) => desk.counts(person),
    )

    api.get(
      `${path}/mail`,
      {
        config: { right, own: true },
        schema: {
          operationId: 'getDeskMail',
          summary: 'Where answers to replies go',
          tags,
          response: { 200: deskMail, 401: message },
        },
      },
      async () => ({ answersTo: await answersTo(db, settings) }),
    )

    api.get(
      `${path}/export.csv`,
      {
        config: { right: 'enquiries.export', audit: 'exported enquiry' },
        schema: {
          operationId: 'exportEnquiries',
          summary: 'The enquiries of a folder as a table',
          description: 'At most 10,000 enquiries.',
          tags,
          querystring: deskExportQuery,
          response: {
            200: z.any().describe('CSV with a header, UTF-8'),
            400: message,
            401: message,
          },
        },
      },
      async ({ person, query }, reply) => {
        const { rows, lines } = await exportEnquiries(db, person, query, clock())
        const at = clock().toISOString()
        // Audit the export before the first row is sent.
        await recordAudit(db, {
          at,
          by: person.email,
          action: 'exported',
          kind: 'enquiry',
          fields: [query.folder, ...exportFields(query, rows)],
        })
        const name = `enquiries-${at.slice(0, 10)}.csv`
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(lines))
      },
    )

    api.get(
      `${path}/:id`,
      {
        config: { right, own: true, audit: 'read enquiry' },
        schema: {
          operationId: 'getEnquiry',
          summary: 'An enquiry with its conversation; from then on it is read',
          description:
            'Of the conversation the newest 50 entries, or those before `before`. Words that would make the response too long are shortened.',
          tags,
          params,
          querystring: deskEnquiryQuery,
          response: { 200: deskEnquiry, 400: message, 401: message, 404: message },
        },
      },
      ({ person, params, query }) => desk.open(person, params.id, query.before),
    )

    api.put(
      `${path}/:id`,
      {
        config: { right, own: true, audit: ['changed enquiry', 'read enquiry'] },
        onRequest: askForEnquiry(db),
        schema: {
          operationId: 'updateEnquiry',
          summary: 'Change the state of an enquiry, who answers it, or whether it is read',
          tags,
          params,
          body: deskChange,
          response: { 200: deskItem, 400: message, 401: message, 404: message, 409: message },
        },
      },
      ({ person, params, body }) => desk.change(person, params.id, body),
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right: 'enquiries.manage', audit: 'deleted enquiry' },
        schema: {
          operationId: 'deleteEnquiry',
          summary: 'Delete an enquiry with its conversation and mails that wait',
          tags,
          params,
          response: { 204: z.null().describe('Deleted'), 401: message, 404: message },
        },
      },
      async ({ person, params }, reply) => {
        await desk.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )
  }
