import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { codeSent, loggedIn, sendCodeInput, session, verifyCodeInput } from '../../shared/login.ts'
import { message } from '../../shared/message.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { callerOf, logInActs } from '../people/caller.ts'
import type { LogIn } from './login.ts'
import type { Sessions } from './sessions.ts'

type Parts = { login: LogIn; sessions: Sessions; securityLog: SecurityLog }

const tags = ['Log-in']
const ended = z.null().describe('The token is no longer valid')

export const authRoutes =
  ({ login, sessions, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      '/admin/v1/auth/send-otp',
      {
        config: { public: true, audit: { none: 'nobody has logged in yet' } },
        schema: {
          operationId: 'sendLoginCode',
          summary: 'Email a one-time code to an address that may log in',
          description:
            'The response is the same for an address that may not log in, which gets no mail. 503 for every address while mail cannot be sent.',
          tags,
          body: sendCodeInput,
          response: { 200: codeSent, 400: message, 429: message, 503: message },
        },
      },
      async (request) => ({
        otpToken: await login.sendCode(request.body.email, callerOf(request)),
        message: 'If this address may log in, we have just sent it a code.',
      }),
    )

    api.post(
      '/admin/v1/auth/verify-otp',
      {
        config: { public: true, audit: logInActs },
        schema: {
          operationId: 'logIn',
          summary: 'Log in with the code',
          tags,
          body: verifyCodeInput,
          response: {
            200: loggedIn,
            400: message,
            401: message,
            429: message,
            503: message,
          },
        },
      },
      async (request, reply) => {
        const { authToken, deviceCookie } = await login.verifyCode(request.body, callerOf(request))
        void reply.header('set-cookie', deviceCookie)
        return { authToken, message: 'Login successful!' }
      },
    )

    api.get(
      '/admin/v1/auth/session',
      {
        config: { right: 'account' },
        schema: {
          operationId: 'getSession',
          summary: 'Get the current session',
          tags,
          response: { 200: session, 401: message },
        },
      },
      ({ session, person }) => ({ ...person, expiresAt: session.expiresAt }),
    )

    api.post(
      '/admin/v1/auth/logout',
      {
        config: { right: 'account', audit: 'logged out session' },
        schema: {
          operationId: 'logOut',
          summary: 'Log out',
          tags,
          response: { 204: ended, 401: message, 503: message },
        },
      },
      async (request, reply) => {
        await sessions.end(request.session)
        securityLog.note('logged out', actorOf(request))
        return reply.code(204).send(null)
      },
    )

    api.post(
      '/admin/v1/auth/logout-all',
      {
        config: { right: 'account', audit: 'logged out session' },
        schema: {
          operationId: 'logOutEverywhere',
          summary: 'Log this address out everywhere',
          tags,
          response: { 204: ended, 401: message, 503: message },
        },
      },
      async (request, reply) => {
        await sessions.endAll(request.session)
        securityLog.note('logged out everywhere', actorOf(request))
        return reply.code(204).send(null)
      },
    )
  }
