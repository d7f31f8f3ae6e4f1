import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { account, accountInput, accountSession } from '../../shared/account.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { assertRecentLogIn } from '../people/recent-log-in.ts'
import { findSession, listSessions } from './account-sessions.ts'
import { changeAccount } from './account.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'

type Parts = {
  db: Database
  clock: Clock
  sessions: { end(session: { id: string; email: string }): Promise<void> }
  securityLog: SecurityLog
}

const path = '/admin/v1/account'
const tags = ['Account']

/** Lets people read and change their own account, whatever their role. */
export const accountRoutes =
  ({ db, clock, sessions, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'account' },
        schema: {
          operationId: 'getAccount',
          summary: 'One’s own account',
          tags,
          response: { 200: account, 401: message },
        },
      },
      ({ person }) => person,
    )

    api.put(
      path,
      {
        config: { right: 'account', audit: 'changed person' },
        schema: {
          operationId: 'updateAccount',
          summary: 'Change one’s name, or turn codes off or on',
          description:
            'Turning codes off needs a log-in of the last ten minutes, else 403, and two passkeys, else 409.',
          tags,
          body: accountInput,
          response: { 200: account, 400: message, 401: message, 403: message, 409: message },
        },
      },
      ({ person, session, body }) => {
        if (body.passkeyOnly) assertRecentLogIn(session, clock)
        return changeAccount(db, clock, person, body)
      },
    )

    api.get(
      `${path}/sessions`,
      {
        config: { right: 'account' },
        schema: {
          operationId: 'listAccountSessions',
          summary: 'Where one is logged in, what was used last first',
          tags,
          response: { 200: z.array(accountSession), 401: message },
        },
      },
      ({ session }) => listSessions(db, clock, session),
    )

    api.delete(
      `${path}/sessions/:id`,
      {
        config: { right: 'account', audit: 'logged out session' },
        schema: {
          operationId: 'endAccountSession',
          summary: 'Log one of one’s own sessions out',
          tags,
          params: z.object({ id: z.string() }),
          response: { 204: z.null(), 401: message, 404: message },
        },
      },
      async (request, reply) => {
        const { email } = request.person
        const id = await findSession(db, request.person, request.params.id)
        if (id === undefined) throw new HttpError(404, 'Session not found')
        await sessions.end({ id, email })
        securityLog.note('logged out', actorOf(request))
        return reply.code(204).send(null)
      },
    )
  }
