import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import type { Right } from '../../shared/rights.ts'
import { HttpError } from '../core/errors.ts'
import { actorOf, type Actor, type SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { idempotencyHeader } from '../http/idempotency-header.ts'
import { ownPicture } from '../people/own-records.ts'
import { type Asker, assertMay, type IsOwn, may, permit } from '../people/permit.ts'
import { permitWrite } from './draft-rights.ts'
import type { Kind, SentRecord, StoredRecord } from './kinds/kind.ts'
import type { Asked } from './record-writer.ts'

/** Parts for saving and deleting a record with a picture. */
export type RecordParts = {
  db: Database
  images: {
    keyOf(address: string): string | undefined
    removeReplaced(address: string, by: Actor): Promise<void>
    removeRecord(address: string, by: Actor, remove: () => Promise<boolean>): Promise<boolean>
  }
  securityLog: SecurityLog
}

type Records = {
  find(id: string): Promise<StoredRecord | undefined>
  submit(record: SentRecord, asked: Asked): Promise<StoredRecord | undefined>
  update(
    id: string,
    record: SentRecord,
    asked: Asked,
  ): Promise<{ record: StoredRecord; imageBefore?: string } | undefined>
  remove(id: string, asker: Asker): Promise<boolean>
}

const params = z.object({ id: z.string() })
/** Errors of every call for one record. */
const refused = { 401: message, 404: message }
/** Errors of calls that change one. */
const refusedChange = { ...refused, 409: message, 503: message }

/** Routes by which staff read, add, change and delete one record. */
export const recordRoutes =
  (
    { db, images, securityLog }: RecordParts,
    { name: scope, called: kind, calls, input, output, rights, own, prepare }: Kind,
    records: Records,
  ): FastifyPluginAsyncZod =>
  async (api) => {
    const { path, tags } = calls
    const ownSent =
      (sent: object): IsOwn =>
      (_db, person) =>
        own.sent(sent, person)
    /** Checks the right to the record before the body is read. */
    const mayTouch = (right: Right) => (request: FastifyRequest) => {
      const { id } = request.params as { id: string }
      return assertMay(db, request.person, right, own.record(id))
    }
    /** Checks the right to what was sent before its rules; the body may be anything. */
    const beforeRules = (right: Right) => async (request: FastifyRequest) => {
      const { person, body } = request
      await assertMay(db, person, right, ownSent(Object(body) as object))
      await prepare(db, body)
    }
    const found = (record: StoredRecord | undefined): StoredRecord => {
      if (!record) throw new HttpError(404, calls.notFound)
      return record
    }

    api.post(
      path,
      {
        config: { right: rights.create, own: true, audit: `created ${kind}` },
        preValidation: beforeRules(rights.create),
        schema: {
          ...calls.create,
          tags,
          headers: idempotencyHeader,
          body: input,
          response: { 201: output, 400: message, 401: message, 409: message, 503: message },
        },
      },
      async (request, reply) => {
        const { body, headers, person } = request
        const { email } = person
        const key = headers['idempotency-key']
        const made = await records.submit(body, {
          submission: { scope: `${scope} ${email}`, key, content: body },
          by: email,
          permit: permitWrite(person, rights.create, ownSent(body), body.draft),
        })
        if (!made) throw new HttpError(409, 'This was already saved and has since been deleted.')
        securityLog.note('record created', actorOf(request), { kind, id: made._id })
        return reply.code(201).send(made)
      },
    )

    api.get(
      `${path}/:id`,
      {
        config: { right: rights.get, own: true },
        schema: {
          ...calls.get,
          tags,
          params,
          response: { 200: output, ...refused },
        },
      },
      async ({ params: { id }, person }) => {
        await assertMay(db, person, rights.get, own.record(id))
        return found(await records.find(id))
      },
    )

    api.put(
      `${path}/:id`,
      {
        config: { right: rights.update, own: true, audit: [`changed ${kind}`, 'deleted image'] },
        onRequest: mayTouch(rights.update),
        preValidation: beforeRules(rights.update),
        schema: {
          ...calls.update,
          tags,
          params,
          headers: idempotencyHeader,
          body: input,
          response: { 200: output, 400: message, ...refusedChange },
        },
      },
      async (request) => {
        const { body, params, headers, person } = request
        const { email } = person
        const isOwn: IsOwn = async (...asked) =>
          (await own.record(params.id)(...asked)) && ownSent(body)(...asked)
        const key = headers['idempotency-key']
        const saved = await records.update(params.id, body, {
          submission: { scope: `${scope} ${params.id} ${email}`, key, content: body },
          by: email,
          permit: permitWrite(person, rights.update, isOwn, body.draft),
        })
        const record = found(saved?.record)
        const by = actorOf(request)
        securityLog.note('record changed', by, { kind, id: params.id })
        if (saved?.imageBefore !== undefined && saved.imageBefore !== body.image_url) {
          await images.removeReplaced(saved.imageBefore, by)
        }
        return record
      },
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right: rights.remove, own: true, audit: [`deleted ${kind}`, 'deleted image'] },
        onRequest: mayTouch(rights.remove),
        schema: {
          operationId: calls.remove.operationId,
          summary: calls.remove.summary,
          tags,
          params,
          response: { 204: z.null().describe(calls.remove.done), ...refusedChange },
        },
      },
      async (request, reply) => {
        const { person, params } = request
        const { id } = params
        const by = actorOf(request)
        const { image_url } = found(await records.find(id))
        const asker = {
          by: person.email,
          permit: permit(person, rights.remove, own.record(id)),
        }
        const remove = () => records.remove(id, asker)
        // A picture that the person may not remove stays in the library.
        const ofPicture = ownPicture(images.keyOf(image_url) ?? '')
        const isRemoved = (await may(db, person, 'images.write', ofPicture))
          ? await images.removeRecord(image_url, by, remove).catch((cause: unknown) => {
              if (!(cause instanceof HttpError) || cause.status < 500) throw cause
              throw new HttpError(503, calls.remove.failed, { cause, retryAfter: 10 })
            })
          : await remove()
        if (!isRemoved) throw new HttpError(404, calls.notFound)
        securityLog.note('record deleted', by, { kind, id })
        return reply.code(204).send(null)
      },
    )
  }
