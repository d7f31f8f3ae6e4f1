import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { handover, handoverQuery } from '../../shared/handover.ts'
import { message } from '../../shared/message.ts'
import { invitationInput, person, personInput } from '../../shared/people.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { handoverActs } from './handover.ts'
import type { People } from './people.ts'

type Parts = { people: People; securityLog: SecurityLog }

const path = '/admin/v1/people'
const tags = ['People: administration']
const params = z.object({ id: z.string() })
const config = { right: 'people' } as const
const handedOver =
  'What the person may not have any more is given back in the same transaction, and the front desk is told: enquiries, scheduled articles, review requests and preview links.'
const refusals = { 401: message, 403: message, 404: message }

/** Routes about who may log in, and in which role. */
export const peopleRoutes =
  ({ people, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config,
        schema: {
          operationId: 'listPeople',
          summary: 'Everybody who may log in or was invited, by name',
          tags,
          response: { 200: z.array(person), 401: message, 403: message },
        },
      },
      () => people.list(),
    )

    api.post(
      path,
      {
        config: { ...config, audit: 'invited person' },
        schema: {
          operationId: 'invitePerson',
          summary: 'Invite somebody by e-mail',
          description:
            'The mail holds no secret: whoever has the mailbox logs in with a code. An invitation ends after 14 days without a log-in.',
          tags,
          body: invitationInput,
          response: { 201: person, 400: message, 401: message, 403: message, 409: message },
        },
      },
      async (request, reply) => {
        const invited = await people.invite(request.body, request.person)
        securityLog.note('person invited', actorOf(request), { id: invited._id })
        return reply.code(201).send(invited)
      },
    )

    api.get(
      `${path}/:id/handover`,
      {
        config,
        schema: {
          operationId: 'getHandover',
          summary: 'What a person gives back who is removed, or gets another role or profile',
          tags,
          params,
          querystring: handoverQuery,
          response: { 200: handover, 400: message, ...refusals },
        },
      },
      ({ params, query }) => people.handover(params.id, query),
    )

    api.put(
      `${path}/:id`,
      {
        config: { ...config, audit: ['changed person', ...handoverActs] },
        schema: {
          operationId: 'updatePerson',
          summary:
            'Change name, role and profile of a person; it counts from their next request on',
          description: handedOver,
          tags,
          params,
          body: personInput,
          response: { 200: person, 400: message, ...refusals, 409: message },
        },
      },
      async (request) => {
        const { id } = request.params
        const changed = await people.change(id, request.body, request.person)
        securityLog.note('person changed', actorOf(request), { id })
        return changed
      },
    )

    api.delete(
      `${path}/:id`,
      {
        config: { ...config, audit: ['removed person', ...handoverActs] },
        schema: {
          operationId: 'removePerson',
          summary: 'Remove a person; their sessions end at once',
          description: handedOver,
          tags,
          params,
          response: { 204: z.null().describe('Done'), ...refusals, 409: message },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await people.remove(id, request.person)
        securityLog.note('person removed', actorOf(request), { id })
        return reply.code(204).send(null)
      },
    )

    api.post(
      `${path}/:id/invitations`,
      {
        config: { ...config, audit: 'invited person' },
        schema: {
          operationId: 'invitePersonAgain',
          summary: 'Mail an invitation again; it is good for 14 days from now on',
          tags,
          params,
          response: { 202: message, ...refusals, 409: message },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await people.inviteAgain(id, request.person)
        securityLog.note('person invited', actorOf(request), { id })
        return reply.code(202).send({ message: 'The invitation is on its way.' })
      },
    )

    api.delete(
      `${path}/:id/sessions`,
      {
        config: { ...config, audit: 'logged out session' },
        schema: {
          operationId: 'endSessionsOfPerson',
          summary: 'Log a person out everywhere',
          tags,
          params,
          response: { 204: z.null().describe('Done'), ...refusals },
        },
      },
      async (request, reply) => {
        await people.endSessions(request.params.id, request.person)
        return reply.code(204).send(null)
      },
    )
  }
