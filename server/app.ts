// The whole server on one page.
import type { RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { limits } from '../shared/limits.ts'
import { apiDescription } from './api-description.ts'
import { api } from './api.ts'
import { apiGuard } from './auth/api-guard.ts'
import { compression } from './compression.ts'
import type { Settings } from './env.ts'
import { answerClientError, answerError } from './error-handler.ts'
import { HttpError } from './errors.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { imageRoutes } from './images/image-routes.ts'
import { createHistogram } from './metrics/histogram.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { createRequestTimes } from './metrics/request-times.ts'
import type { Traffic } from './metrics/traffic-metrics.ts'
import { noteRefusals } from './note-refusals.ts'
import { createOverload } from './overload.ts'
import { createPageCache } from './pages/page-cache.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { limitSearches } from './search-limit.ts'
import { securityHeaders } from './security-headers.ts'
import { createServices, type ReplaceableParts, type Services } from './services.ts'
import { endSlowBodies, slowestBodyMs } from './slow-bodies.ts'
import { socialImageRoutes } from './social-images/social-image-routes.ts'
import { staticFiles } from './static-files.ts'

/** What the parser of forms would log of a request at the finest levels: its token and its address. */
const redact = { paths: ['busboyOptions.headers'], remove: true }

export async function createApp(
  settings: Settings,
  parts: ReplaceableParts = {},
): Promise<FastifyInstance> {
  const headers = securityHeaders(settings)
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, redact },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: slowestBodyMs,
    // Who asks and then does not read holds an answer for no longer than that.
    connectionTimeout: slowestBodyMs,
    forceCloseConnections: 'idle',
    // Who has come in is answered, also while the process stops; readyz tells others to stay away.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: answerClientError,
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)

  const services = await createServices(settings, app.log, () => app.swagger(), parts)
  app.addHook('onClose', () => services.close())
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!request.url.startsWith('/')) throw new HttpError(400, 'The request is not valid.')
  })
  app.setNotFoundHandler((_request, reply) => {
    void reply.header('allow', 'GET, HEAD, POST')
    throw new HttpError(405, 'This method is not known here.')
  })
  app.addHook('onRequest', apiGuard(services))
  app.addHook('onResponse', noteRefusals(services))
  app.addHook('onRequest', endSlowBodies)
  await compression(app)
  await apiDescription(app, settings)
  const renderTimes = createHistogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 1], ['page'])
  if (!settings.development) {
    const traffic = { ...keepPages(app, services, headers), renderTimes }
    await app.register(metricsRoutes(services, traffic))
  }

  await app.register(healthRoutes(services))
  await app.register(api(services), { prefix: '/api' })
  await app.register(imageRoutes(services))
  await app.register(socialImageRoutes(services))
  await app.register(feedRoutes(services))
  await staticFiles(app, settings)
  await app.register(pageRoutes(services, renderTimes))
  return app
}

/** Puts the page cache before the framework, and empties it with every change of the content. */
function keepPages(
  app: FastifyInstance,
  { clock, contentVersion, securityLog, settings }: Services,
  headers: Record<string, string>,
): Omit<Traffic, 'renderTimes'> {
  const overload = createOverload(headers, app.log)
  const { trustProxy } = settings
  const searchLimit = limitSearches(overload.admit, { clock, securityLog, headers, trustProxy })
  const cache = createPageCache((url) => app.inject({ method: 'GET', url }), searchLimit.admit)
  contentVersion.onChange(cache.empty)
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await contentVersion.refresh()
  })
  app.addHook('preClose', async () => cache.close())
  app.addHook('onClose', async () => overload.stop())
  const framework = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  const requestTimes = createRequestTimes()
  for (const listener of framework) {
    app.server.on('request', cache.before(listener, requestTimes.begin))
  }
  return { requestTimes, cache, overload, searchLimit }
}
