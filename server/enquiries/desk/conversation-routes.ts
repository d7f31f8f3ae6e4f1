import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deskEntry } from '../../../shared/desk.ts'
import { noteInput, replyDraftInput, replyInput } from '../../../shared/desk-input.ts'
import { message } from '../../../shared/message.ts'
import { idempotencyHeader } from '../../http/idempotency-header.ts'
import { askForEnquiry } from './folders.ts'
import type { Database } from '../../database/database.ts'
import type { Desk } from './desk.ts'

type Parts = { db: Database; desk: Desk }

const path = '/admin/v1/enquiries/:id'
const tags = ['Front desk']
const params = z.object({ id: z.string() })
const config = { right: 'enquiries.answer', own: true } as const

/** Replies, notes and drafts that staff write in a conversation. */
export const conversationRoutes =
  ({ db, desk }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onRequest', askForEnquiry(db))

    api.post(
      `${path}/replies`,
      {
        config: { ...config, audit: 'replied enquiry' },
        schema: {
          operationId: 'createReply',
          summary: 'Answer an enquiry by mail',
          tags,
          params,
          headers: idempotencyHeader,
          body: replyInput,
          response: {
            201: deskEntry,
            400: message,
            401: message,
            404: message,
            409: message,
            429: message,
          },
        },
      },
      async ({ person, params, body, headers }, reply) => {
        const key = headers['idempotency-key']
        return reply.code(201).send(await desk.reply(person, params.id, body, key))
      },
    )

    api.post(
      `${path}/replies/:entry/retry`,
      {
        config: { ...config, audit: 'sent enquiry' },
        schema: {
          operationId: 'retryReply',
          summary: 'Send a reply that failed again',
          tags,
          params: params.extend({ entry: z.string() }),
          response: { 202: message, 401: message, 404: message, 409: message },
        },
      },
      async ({ person, params }, reply) => {
        await desk.retry(person, params.id, params.entry)
        return reply.code(202).send({ message: 'The reply is sent again.' })
      },
    )

    api.post(
      `${path}/notes`,
      {
        config: { ...config, audit: 'noted enquiry' },
        schema: {
          operationId: 'createNote',
          summary: 'Add a note that only staff see',
          tags,
          params,
          body: noteInput,
          response: { 201: deskEntry, 400: message, 401: message, 404: message },
        },
      },
      async ({ person, params, body }, reply) =>
        reply.code(201).send(await desk.note(person, params.id, body.text)),
    )

    api.put(
      `${path}/draft`,
      {
        config: { ...config, audit: { none: 'one’s own unsent reply' } },
        schema: {
          operationId: 'updateReplyDraft',
          summary: 'Keep one’s own unsent reply; an empty one is deleted',
          tags,
          params,
          body: replyDraftInput,
          response: {
            204: z.null().describe('Kept'),
            400: message,
            401: message,
            404: message,
          },
        },
      },
      async ({ person, params, body }, reply) => {
        await desk.saveDraft(person, params.id, body.text)
        return reply.code(204).send(null)
      },
    )
  }
