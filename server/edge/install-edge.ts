import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createRequestTimes } from './request-times.ts'
import type { Traffic } from './traffic-metrics.ts'
import { createContain } from './contain.ts'
import { type Admit, createOverload } from './overload.ts'
import { inject } from './inject.ts'
import { createPageCache } from './page-cache.ts'
import { recognisePanelCalls } from './panel-calls.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { createRequestIds, requestIdHeader } from '../http/request-ids.ts'
import { createRequestLog } from './request-log.ts'
import { limitSearches } from './search-limit.ts'
import { createSlowReaders } from './slow-readers.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { ContentVersion } from '../database/content-version.ts'

type Parts = {
  clock: Clock
  contentVersion: ContentVersion
  securityLog: SecurityLog
  sessions: { isKnown(token: string): boolean }
  settings: Settings
  visits: { countView(request: IncomingMessage): void }
}

/**
 * Installs everything a request passes before the framework: it gets an id, and is served from the
 * cache, or rejected if the site is overloaded, unless it comes from staff. Every change of the content
 * empties the cache.
 */
export function installEdge(
  app: FastifyInstance,
  { clock, contentVersion, securityLog, sessions, settings, visits }: Parts,
  headers: Record<string, string>,
): Omit<Traffic, 'renderTimes'> {
  const { trustProxy, logLevel } = settings
  const isKnown = (request: IncomingMessage) => {
    const token = bearerToken(request)
    return token !== undefined && sessions.isKnown(token)
  }
  const isPanelCall = recognisePanelCalls(app)
  const shared = { headers, trustProxy, isPanelCall }
  const overload = createOverload({ ...shared, log: app.log })
  const searchLimit = limitSearches(overload.admit, { ...shared, clock, securityLog })
  /** Lets staff go first: limits and queues apply only to callers without a session known to this process. */
  const admit: Admit = (request, response, begin) => {
    if (isKnown(request)) begin()
    else searchLimit.admit(request, response, begin)
  }
  const contain = createContain(app.log, headers)
  const slowReaders = createSlowReaders(app.server, contain)
  const requestTimes = createRequestTimes(contain)
  const requestLog = createRequestLog(app.log, logLevel, trustProxy, contain)
  const cache = createPageCache({
    make: (url, requestId) => inject(app, url, requestId),
    admit,
    watch: {
      asked(request, response) {
        requestTimes.begin(request, response)
        slowReaders.watch(response)
        const count = () => isPage(response) && visits.countView(request)
        response.once('finish', () =>
          contain(request, response, String(request.headers[requestIdHeader]), count),
        )
      },
      begun: requestLog.note,
      kept(request, response, requestId) {
        requestLog.noteKept(request, response, requestId)
        visits.countView(request)
      },
    },
    contain,
  })
  contentVersion.onChange(cache.empty)
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await contentVersion.refresh()
  })
  app.addHook('preClose', async () => cache.close())
  app.addHook('onClose', async () => {
    overload.stop()
    requestLog.flush()
    slowReaders.stop()
  })

  const nextId = createRequestIds()
  const framework = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  for (const listener of framework) {
    const respond = cache.before(listener)
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      respond(request, response, nextId()),
    )
  }
  return { requestTimes, cache, overload, searchLimit, slowReaders }
}

const isPage = ({ statusCode }: ServerResponse) => statusCode === 200 || statusCode === 304
