import type { FastifyInstance } from 'fastify'
import { createRepeatedEvents } from '../core/repeated-events.ts'
import { type About, type Doer, actorOf } from '../core/security-log.ts'
import type { Services } from '../main/services.ts'

type Refusal = { event: 'limit reached' | 'access refused'; doer: Doer; about: About }

/**
 * Notes who was kept out: by a limit, or by the lack of a session. Log-ins are noted where they happen. Of each
 * source and route the first refusal of a minute is told at once, and at its end how many more there were.
 */
export function noteRefusals(
  app: FastifyInstance,
  { securityLog }: Pick<Services, 'securityLog'>,
): void {
  const refusals = createRepeatedEvents<Refusal>((refusal, repeated) => {
    const { event, doer, about } = refusal ?? { event: 'access refused', doer: {}, about: {} }
    securityLog.note(event, doer, { ...about, repeated })
  })

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { url: route = '', config } = request.routeOptions
    const isLimit = statusCode === 429
    if (isLimit || (statusCode === 401 && !config.public)) {
      const event = isLimit ? 'limit reached' : 'access refused'
      const doer = actorOf(request)
      const about = { method: request.method, route }
      const kind = JSON.stringify([event, doer, about])
      if (refusals.isToWrite(kind, { event, doer, about })) securityLog.note(event, doer, about)
    }
    done()
  })
  app.addHook('onClose', async () => refusals.flush())
}
