import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import {
  issueChange,
  issueInput,
  issueJson,
  issuePreview,
  newsletterListQuery,
  sendInput,
} from '../../shared/newsletter.ts'
import { sendPage } from '../http/send-page.ts'
import type { IssueSending, Move } from './issue-sending.ts'
import type { Issues } from './issues.ts'

type Parts = { issues: Issues; issueSending: IssueSending }

const path = '/admin/v1/newsletter/issues'
const tags = ['Newsletter: administration']
const params = z.object({ id: z.string() })
const right = 'newsletter'
const errors = { 401: message, 403: message, 404: message }

const moves: Record<Move, { operationId: string; summary: string; description: string }> = {
  pause: {
    operationId: 'pauseIssue',
    summary: 'Pause sending an issue',
    description: '409 unless it is being sent. Mails that are on their way arrive.',
  },
  resume: {
    operationId: 'resumeIssue',
    summary: 'Go on sending an issue',
    description: '409 unless it is paused.',
  },
  stop: {
    operationId: 'stopIssue',
    summary: 'Stop sending an issue for good',
    description: '409 unless it is being sent or paused. What waits stays `waiting`.',
  },
}

/** Newsletter issues: writing, looking at and sending them. */
export const issueRoutes =
  ({ issues, issueSending }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right },
        schema: {
          operationId: 'listIssues',
          summary: 'Newsletter issues, newest first',
          description: 'X-Total-Count is the total number; Link points to the next page.',
          tags,
          querystring: newsletterListQuery,
          response: { 200: z.array(issueJson), 400: message, 401: message, 403: message },
        },
      },
      async (request, reply) =>
        sendPage(request, reply, request.query, await issues.list(request.query)),
    )

    api.post(
      path,
      {
        config: { right, audit: 'created newsletter' },
        schema: {
          operationId: 'createIssue',
          summary: 'Begin an issue',
          description:
            'Without `articles` it gets those published since the last issue was sent, at most 10, newest first.',
          tags,
          body: issueInput,
          response: { 201: issueJson, 400: message, 401: message, 403: message },
        },
      },
      async ({ person, body }, reply) => reply.code(201).send(await issues.create(person, body)),
    )

    api.get(
      `${path}/:id`,
      {
        config: { right },
        schema: {
          operationId: 'getIssue',
          summary: 'An issue, and what became of its mails',
          tags,
          params,
          response: { 200: issueJson, ...errors },
        },
      },
      ({ params }) => issues.find(params.id),
    )

    api.put(
      `${path}/:id`,
      {
        config: { right, audit: 'changed newsletter' },
        schema: {
          operationId: 'updateIssue',
          summary: 'Change an issue that has not been sent',
          tags,
          params,
          body: issueChange,
          response: { 200: issueJson, 400: message, ...errors, 409: message },
        },
      },
      ({ person, params, body }) => issues.update(person, params.id, body),
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right, audit: 'deleted newsletter' },
        schema: {
          operationId: 'deleteIssue',
          summary: 'Delete an issue that has not been sent',
          tags,
          params,
          response: { 204: z.null().describe('Deleted'), ...errors, 409: message },
        },
      },
      async ({ person, params }, reply) => {
        await issues.remove(person, params.id)
        return reply.code(204).send(null)
      },
    )

    api.get(
      `${path}/:id/preview`,
      {
        config: { right },
        schema: {
          operationId: 'previewIssue',
          summary: 'The mail as it will arrive',
          description: 'Its link to unsubscribe leads to the page for leaving.',
          tags,
          params,
          response: { 200: issuePreview, ...errors },
        },
      },
      ({ params }) => issues.preview(params.id),
    )

    api.post(
      `${path}/:id/test`,
      {
        config: { right, audit: { none: 'one mail to oneself' } },
        schema: {
          operationId: 'testIssue',
          summary: 'Mail the issue to oneself',
          tags,
          params,
          response: { 202: message, ...errors },
        },
      },
      async ({ person, params }, reply) => {
        await issues.test(person, params.id)
        return reply.code(202).send({ message: `A test is on its way to ${person.email}.` })
      },
    )

    api.post(
      `${path}/:id/send`,
      {
        config: { right, audit: 'sent newsletter' },
        schema: {
          operationId: 'sendIssue',
          summary: 'Send an issue to all readers',
          description: '409 if it has been sent, or if there are more or fewer readers.',
          tags,
          params,
          body: sendInput,
          response: { 202: issueJson, 400: message, ...errors, 409: message },
        },
      },
      async ({ person, params, body }, reply) =>
        reply.code(202).send(await issueSending.send(person, params.id, body.recipients)),
    )

    for (const move of Object.keys(moves) as Move[]) {
      api.post(
        `${path}/:id/${move}`,
        {
          config: { right, audit: 'changed newsletter' },
          schema: {
            ...moves[move],
            tags,
            params,
            response: { 200: issueJson, ...errors, 409: message },
          },
        },
        ({ person, params }) => issueSending.move(person, params.id, move),
      )
    }
  }
