import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { dashboard } from '../../shared/dashboard.ts'
import { message } from '../../shared/message.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isOwnOnly } from '../people/permit.ts'
import { blogKind } from '../records/kinds/blog.ts'
import { readDashboard } from './dashboard.ts'

type Parts = { db: Database; clock: Clock }

export const dashboardRoutes =
  ({ db, clock }: Parts): FastifyPluginCallbackZod =>
  (api, _options, done) => {
    api.get(
      '/admin/v1/dashboard',
      {
        config: { right: 'articles.read', own: true },
        schema: {
          operationId: 'getDashboard',
          summary: 'Articles that were last edited, and those that need care',
          tags: blogKind.calls.tags,
          response: { 200: dashboard, 401: message },
        },
      },
      ({ person }) =>
        readDashboard(db, clock, isOwnOnly(person, 'articles.read') ? person.doctorId : undefined),
    )
    done()
  }
