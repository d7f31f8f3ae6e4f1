import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { analytics, analyticsQuery } from '../../shared/analytics.ts'
import { message } from '../../shared/message.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { byteOrderMark, csvLine } from '../http/csv.ts'
import { readAnalytics, viewsByDay } from './analytics.ts'

type Parts = { db: Database; clock: Clock; visits: { save(): Promise<void> } }

const tags = ['Figures: administration']
const config = { right: 'figures' } as const
const errors = { 400: message, 401: message, 403: message }

/** What readers open. */
export const analyticsRoutes =
  ({ db, clock, visits }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/v1/analytics',
      {
        config,
        schema: {
          operationId: 'getAnalytics',
          summary: 'Views and visits by day, page and source',
          description:
            'A visit is a view that does not come from a page of this site. Days are those of the academy’s time zone. What was counted is here after a minute, and for 25 months.',
          tags,
          querystring: analyticsQuery,
          response: { 200: analytics, ...errors },
        },
      },
      async ({ query }) => {
        await visits.save()
        return readAnalytics(db, clock, query.days)
      },
    )

    api.get(
      '/admin/v1/analytics.csv',
      {
        config,
        schema: {
          operationId: 'exportAnalytics',
          summary: 'The views and visits of each page on each day, as a file for spreadsheets',
          description: 'Numbers from 1 to 4 are empty.',
          tags,
          querystring: analyticsQuery,
          response: { 200: z.any().describe('CSV with a header, UTF-8'), ...errors },
        },
      },
      async ({ query }, reply) => {
        await visits.save()
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="analytics.csv"')
          .send(Readable.from(csvOf(db, clock, query.days)))
      },
    )
  }

async function* csvOf(db: Database, clock: Clock, days: number) {
  yield byteOrderMark + csvLine(['Day', 'Page', 'Views', 'Visits'])
  for await (const rows of viewsByDay(db, clock, days)) {
    const lines = rows.map(({ day, path, views, visits }) =>
      csvLine([day, path, String(views ?? ''), String(visits ?? '')]),
    )
    if (lines.length > 0) yield lines.join('')
  }
}
