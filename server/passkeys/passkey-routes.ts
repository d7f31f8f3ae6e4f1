import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loggedIn } from '../../shared/login.ts'
import { message } from '../../shared/message.ts'
import {
  newPasskeyInput,
  newPasskeyOptions,
  passkey,
  passkeyLogInInput,
  passkeyLogInOptions,
} from '../../shared/passkey.ts'
import { callerOf, logInActs } from '../people/caller.ts'
import { assertRecentLogIn } from '../people/recent-log-in.ts'
import type { Passkeys } from './passkeys.ts'
import type { PasskeyLogIn } from './passkey-log-in.ts'
import type { Clock } from '../core/clock.ts'

type Parts = { passkeys: Passkeys; passkeyLogIn: PasskeyLogIn; clock: Clock }

const own = '/admin/v1/account/passkeys'
const recent = 'Needs a log-in of the last ten minutes, else 403.'

export const passkeyRoutes =
  ({ passkeys, passkeyLogIn, clock }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      '/admin/v1/auth/passkey/options',
      {
        config: { public: true, audit: { none: 'nobody has logged in yet' } },
        schema: {
          operationId: 'beginPasskeyLogIn',
          summary: 'Get what a browser needs to ask for a passkey',
          tags: ['Log-in'],
          response: { 200: passkeyLogInOptions, 429: message, 503: message },
        },
      },
      (request) => passkeyLogIn.options(callerOf(request)),
    )

    api.post(
      '/admin/v1/auth/passkey/verify',
      {
        config: { public: true, audit: logInActs },
        schema: {
          operationId: 'logInWithPasskey',
          summary: 'Log in with a passkey',
          description: 'The response is the same whatever is wrong with the passkey.',
          tags: ['Log-in'],
          body: passkeyLogInInput,
          response: { 200: loggedIn, 400: message, 401: message, 429: message, 503: message },
        },
      },
      async (request, reply) => {
        const { authToken, deviceCookie } = await passkeyLogIn.verify(
          request.body,
          callerOf(request),
        )
        void reply.header('set-cookie', deviceCookie)
        return { authToken, message: 'Login successful!' }
      },
    )

    api.get(
      own,
      {
        config: { right: 'account' },
        schema: {
          operationId: 'listPasskeys',
          summary: 'One’s own passkeys, newest first',
          tags: ['Account'],
          response: { 200: z.array(passkey), 401: message },
        },
      },
      ({ person }) => passkeys.list(person._id),
    )

    api.post(
      `${own}/options`,
      {
        config: { right: 'account', audit: { none: 'nothing is registered yet' } },
        schema: {
          operationId: 'beginPasskeyRegistration',
          summary: 'Get what a browser needs to make a passkey',
          description: recent,
          tags: ['Account'],
          response: { 200: newPasskeyOptions, 401: message, 403: message, 409: message },
        },
      },
      ({ person, session }) => {
        assertRecentLogIn(session, clock)
        return passkeys.options(person)
      },
    )

    api.post(
      own,
      {
        config: { right: 'account', audit: 'passkey added person' },
        schema: {
          operationId: 'createPasskey',
          summary: 'Register a passkey',
          description: recent,
          tags: ['Account'],
          body: newPasskeyInput,
          response: { 201: passkey, 400: message, 401: message, 403: message, 409: message },
        },
      },
      async ({ person, session, body }, reply) => {
        assertRecentLogIn(session, clock)
        return reply.code(201).send(await passkeys.register(person, body))
      },
    )

    api.delete(
      `${own}/:id`,
      {
        config: { right: 'account', audit: 'passkey removed person' },
        schema: {
          operationId: 'deletePasskey',
          summary: 'Remove a passkey',
          description: recent,
          tags: ['Account'],
          params: z.object({ id: z.string() }),
          response: {
            204: z.null(),
            401: message,
            403: message,
            404: message,
            409: message,
          },
        },
      },
      async ({ person, session, params }, reply) => {
        assertRecentLogIn(session, clock)
        await passkeys.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )
  }
