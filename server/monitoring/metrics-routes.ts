import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import { bearerToken } from '../http/bearer-token.ts'
import { isFromThisMachine } from '../core/client-address.ts'
import { HttpError } from '../core/errors.ts'
import { expose, expositionType } from '../metrics/exposition.ts'
import { draftMetrics, type DraftParts } from './draft-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { storeMetrics, type StoreParts } from './store-metrics.ts'
import { type Traffic, trafficMetrics } from '../edge/traffic-metrics.ts'

type MetricsParts = StoreParts & DraftParts

/** Metrics for operators. Everybody else gets a 404. */
export const metricsRoutes =
  (services: MetricsParts, traffic: Traffic): FastifyPluginAsync =>
  async (app) => {
    app.get('/metrics', async ({ raw }, reply) => {
      if (!isFromThisMachine(raw) && !hasToken(raw, services.settings.metricsToken)) {
        throw new HttpError(404, 'Not found')
      }
      const metrics = [
        ...trafficMetrics(traffic),
        ...(await storeMetrics(services)),
        ...(await draftMetrics(services)),
        ...processMetrics(),
      ]
      return reply.header('cache-control', 'no-store').type(expositionType).send(expose(metrics))
    })
  }

function hasToken(request: IncomingMessage, expected: string | undefined): boolean {
  const given = bearerToken(request)
  if (expected === undefined || given === undefined) return false
  return timingSafeEqual(digest(given), digest(expected))
}

/** Makes texts of any length comparable in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
