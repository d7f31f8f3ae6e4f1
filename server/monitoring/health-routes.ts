import type { FastifyPluginAsync, FastifyBaseLogger } from 'fastify'
import { assertResponding } from '../database/database-figures.ts'
import type { Database } from '../database/database.ts'

type Parts = { db: Database; log: FastifyBaseLogger }

export const healthRoutes =
  ({ db, log }: Parts): FastifyPluginAsync =>
  async (app) => {
    let stopping = false
    app.addHook('preClose', async () => {
      stopping = true
    })

    app.get('/healthz', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })

    app.get('/readyz', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      if (stopping) return reply.code(503).send({ status: 'stopping' })
      try {
        await assertResponding(db)
        return { status: 'ready' }
      } catch (error) {
        log.warn(error, 'the database does not respond')
        return reply.code(503).send({ status: 'the database does not respond' })
      }
    })
  }
