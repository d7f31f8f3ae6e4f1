import type { onResponseHookHandler } from 'fastify'
import { doerOf } from '../security-log.ts'
import type { Services } from '../services.ts'

/** Notes who was kept out: by a limit, or by the lack of a session. Log-ins are noted where they happen. */
export const noteRefusals =
  ({ securityLog }: Pick<Services, 'securityLog'>): onResponseHookHandler =>
  (request, { statusCode }, done) => {
    const { url: route = '', config } = request.routeOptions
    const about = { method: request.method, route }
    if (statusCode === 429) securityLog.note('limit reached', doerOf(request), about)
    if (statusCode === 401 && !config.public) {
      securityLog.note('access refused', doerOf(request), about)
    }
    done()
  }
