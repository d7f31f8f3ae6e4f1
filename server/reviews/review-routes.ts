import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { message } from '../../shared/message.ts'
import { reviewResponses } from '../../shared/review.ts'
import {
  historyQuery,
  reviewRequestInput,
  reviewsQuery,
  signPageInput,
  withdrawalInput,
} from '../../shared/review-input.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { sectionOf, sendPage } from '../http/send-page.ts'
import { idsOfOwnArticles, ownArticle } from '../people/own-records.ts'
import { assertMay, isOwnOnly, permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import type { Database } from '../database/database.ts'
import type { Reviews } from './reviews.ts'

type Parts = { db: Database; reviews: Reviews; securityLog: SecurityLog }

const path = '/admin/v1/reviews'
const tags = ['Clinical review: administration']
const paged = 'X-Total-Count is the total number of records; Link points to the next page.'
const params = z.object({ id: z.string() })

/** Routes for listing reviews, asking doctors, withdrawing signatures, and signing as a logged-in doctor. */
export const reviewRoutes =
  ({ db, reviews, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'reviews.read', own: true },
        schema: {
          operationId: 'listReviews',
          summary: 'Every article and condition with its review, what needs work first',
          description: paged,
          tags,
          querystring: reviewsQuery,
          response: { 200: reviewResponses.pages, 400: message, 401: message },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        const all = await reviews.list(query)
        const own = isOwnOnly(person, 'reviews.read') && (await idsOfOwnArticles(db, person))
        const pages = own ? all.filter(({ kind, id }) => kind === 'article' && own.has(id)) : all
        return sendPage(request, reply, query, sectionOf(pages, query))
      },
    )

    api.get(
      `${path}/history`,
      {
        config: { right: 'reviews.read', own: true },
        schema: {
          operationId: 'listReviewHistory',
          summary: 'All signatures of a page, newest first',
          description: paged,
          tags,
          querystring: historyQuery,
          response: { 200: reviewResponses.history, 400: message, 401: message, 404: message },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        const isOwn = query.kind === 'article' ? ownArticle(query.id) : () => false
        await assertMay(db, person, 'reviews.read', isOwn)
        return sendPage(request, reply, query, await reviews.history(query))
      },
    )

    api.post(
      `${path}/requests`,
      {
        config: { right: 'reviews.manage', audit: ['sent article', 'sent site'] },
        schema: {
          operationId: 'createReviewRequest',
          summary: 'Ask a doctor for a review by e-mail; an open request for the page ends',
          tags,
          body: reviewRequestInput,
          response: { 201: reviewResponses.pending, 400: message, 401: message, 404: message },
        },
      },
      async (request, reply) => {
        const { body, person } = request
        const pending = await reviews.ask(body, { ...manager(person), name: person.name })
        const { kind, id } = body
        securityLog.note('review asked for', actorOf(request), { kind, id })
        return reply.code(201).send(pending)
      },
    )

    api.delete(
      `${path}/requests/:id`,
      {
        config: { right: 'reviews.manage', audit: ['deleted article', 'deleted site'] },
        schema: {
          operationId: 'deleteReviewRequest',
          summary: 'Cancel a request; its link ends',
          description:
            'Of one that was answered with a wish for changes an owner alone says that it is settled.',
          tags,
          params,
          response: {
            204: z.null().describe('Done, also where it was gone'),
            401: message,
            403: message,
          },
        },
      },
      async (request, reply) => {
        const { params, person } = request
        const page = await reviews.cancel(params.id, {
          ...manager(person),
          permitClosing: permit(person, 'reviews.decide'),
        })
        if (page) securityLog.note('review request cancelled', actorOf(request), page)
        return reply.code(204).send(null)
      },
    )

    api.post(
      path,
      {
        config: { right: 'reviews.sign', audit: ['created article', 'created site'] },
        preValidation: ({ person, body }) => reviews.assertMaySign(person, Object(body)),
        schema: {
          operationId: 'createReview',
          summary:
            'Sign the words of a page, as the doctor whose profile an owner has given to the person',
          tags,
          body: signPageInput,
          response: {
            201: reviewResponses.signed,
            400: message,
            401: message,
            403: message.describe(
              'No doctor’s profile is the person’s, or it is their own article',
            ),
            404: message,
            409: message,
          },
        },
      },
      async (request, reply) => {
        const { body, person } = request
        const signed = await reviews.sign(body, person)
        const { kind, id } = body
        securityLog.note('review signed', actorOf(request), { kind, id })
        return reply.code(201).send(signed)
      },
    )

    api.delete(
      `${path}/:id`,
      {
        config: { right: 'reviews.manage', audit: ['deleted article', 'deleted site'] },
        schema: {
          operationId: 'withdrawReview',
          summary: 'Withdraw a signature; the one before counts again',
          tags,
          params,
          body: withdrawalInput,
          response: { 204: z.null().describe('Done'), 400: message, 401: message, 404: message },
        },
      },
      async (request, reply) => {
        const { params, body, person } = request
        const page = await reviews.withdraw(params.id, body, manager(person))
        securityLog.note('review withdrawn', actorOf(request), page)
        return reply.code(204).send(null)
      },
    )
  }

const manager = (person: Person) => ({
  by: person.email,
  permit: permit(person, 'reviews.manage'),
})
