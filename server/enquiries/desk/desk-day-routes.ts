import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deskBulkResult, deskChanges, deskItem, deskUndone } from '../../../shared/desk.ts'
import {
  deskBulk,
  deskChangesQuery,
  deskNextQuery,
  deskUndo,
  writtenEnquiryInput,
} from '../../../shared/desk-input.ts'
import { deskFigures, deskFiguresQuery } from '../../../shared/desk-figures.ts'
import { message } from '../../../shared/message.ts'
import { idempotencyHeader } from '../../http/idempotency-header.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import type { Desk } from './desk.ts'
import { createListViews } from './list-views.ts'

type Parts = { desk: Desk; db: Database; clock: Clock }

const path = '/admin/v1/enquiries'
const tags = ['Front desk']
const config = { right: 'enquiries.answer', own: true } as const

/** What comes next, what changed, several at once, calls written down, and figures. */
export const deskDayRoutes =
  ({ desk, db, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    const noteLook = createListViews(db, clock)

    api.get(
      `${path}/next`,
      {
        config: { ...config, audit: 'read enquiry' },
        schema: {
          operationId: 'getNextEnquiry',
          summary: 'The enquiry that comes next in the order of its folder',
          description:
            'Over all pages of the folder. After an enquiry that is not in the folder any more comes the first of it.',
          tags,
          querystring: deskNextQuery,
          response: {
            200: deskItem,
            204: z.null().describe('Nothing is left'),
            400: message,
            401: message,
          },
        },
      },
      async ({ person, query }, reply) => {
        const item = await desk.next(person, query)
        if (item) await noteLook(person.email, query.folder, false)
        return item ? reply.send(item) : reply.code(204).send(null)
      },
    )

    api.get(
      `${path}/changes`,
      {
        config,
        schema: {
          operationId: 'listDeskChanges',
          summary: 'Whether the desk’s lists differ from what they were',
          tags,
          querystring: deskChangesQuery,
          response: { 200: deskChanges, 400: message, 401: message },
        },
      },
      ({ person, query }) => desk.changes(person, query.since),
    )

    api.get(
      `${path}/figures`,
      {
        config: { right: 'enquiries.manage' },
        schema: {
          operationId: 'getDeskFigures',
          summary: 'How many enquiries came and were answered, and how long patients wait',
          tags,
          querystring: deskFiguresQuery,
          response: { 200: deskFigures, 400: message, 401: message },
        },
      },
      ({ query }) => desk.figures(query.days),
    )

    api.post(
      path,
      {
        config: { right: 'enquiries.manage', audit: 'created enquiry' },
        schema: {
          operationId: 'writeEnquiry',
          summary: 'Write down a call or a visit',
          tags,
          headers: idempotencyHeader,
          body: writtenEnquiryInput,
          response: { 201: deskItem, 400: message, 401: message, 409: message },
        },
      },
      async ({ person, body, headers }, reply) => {
        const key = headers['idempotency-key']
        return reply.code(201).send(await desk.write(person, body, key))
      },
    )

    api.post(
      `${path}/bulk`,
      {
        config: { ...config, audit: 'changed enquiry' },
        schema: {
          operationId: 'changeEnquiries',
          summary: 'Do the same to several enquiries',
          tags,
          body: deskBulk,
          response: { 200: deskBulkResult, 400: message, 401: message },
        },
      },
      ({ person, body }) => desk.bulk.change(person, body),
    )

    api.post(
      `${path}/undo`,
      {
        config: { ...config, audit: 'changed enquiry' },
        schema: {
          operationId: 'undoEnquiryChanges',
          summary: 'Undo what was done to several enquiries, for 60 seconds',
          tags,
          body: deskUndo,
          response: { 200: deskUndone, 400: message, 401: message, 409: message },
        },
      },
      ({ person, body }) => desk.bulk.undo(person, body.undo),
    )
  }
