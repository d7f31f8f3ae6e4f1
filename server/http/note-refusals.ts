import type { FastifyInstance } from 'fastify'
import { createRepeatedEvents } from '../core/repeated-events.ts'
import { type About, type Actor, actorOf, type SecurityLog } from '../core/security-log.ts'

type Refusal = { event: 'limit reached' | 'access refused'; doer: Actor; about: About }

/**
 * Logs requests rejected by a limit, or for lack of a session or a right. Log-ins are logged where they
 * happen. The first rejection per source and route is logged at once, and the number of others at the
 * end of the minute.
 */
export function noteRefusals(
  app: FastifyInstance,
  { securityLog }: { securityLog: SecurityLog },
): void {
  const refusals = createRepeatedEvents<Refusal>((refusal, repeated) => {
    const { event, doer, about } = refusal ?? { event: 'access refused', doer: {}, about: {} }
    securityLog.note(event, doer, { ...about, repeated })
  })

  app.addHook('onResponse', async (request, { statusCode }) => {
    const { url: route = '', config } = request.routeOptions
    const isLimit = statusCode === 429
    const isRefused = (statusCode === 401 || statusCode === 403) && !config.public
    if (isLimit || isRefused) {
      const event = isLimit ? 'limit reached' : 'access refused'
      const doer = actorOf(request)
      const about = { method: request.method, route }
      const kind = JSON.stringify([event, doer, about])
      if (refusals.isToWrite(kind, { event, doer, about })) securityLog.note(event, doer, about)
    }
  })
  app.addHook('onClose', async () => refusals.flush())
}
