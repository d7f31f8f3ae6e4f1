// The whole server on one page.
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { limits } from '../../shared/limits.ts'
import { apiDescription, describedNow } from '../http/api-description.ts'
import { api } from './api.ts'
import { requireDeclarations } from '../audit/audited-acts.ts'
import { apiGuard } from '../auth/api-guard.ts'
import { installEdge } from '../edge/install-edge.ts'
import { compression } from '../http/compression.ts'
import type { Settings } from '../core/env.ts'
import { drainUnreadRequest } from '../http/drain-request.ts'
import { setDefaultMessages } from '../http/default-messages.ts'
import { respondToClientError, respondToError } from '../http/error-handler.ts'
import { HttpError } from '../core/errors.ts'
import { takeExpectations } from '../http/expectations.ts'
import { feedRoutes } from '../feeds/feed-routes.ts'
import { healthRoutes } from '../monitoring/health-routes.ts'
import { ignoreTypeWithoutBody } from '../http/has-body.ts'
import { namesHost } from '../http/host-header.ts'
import { imageRoutes } from '../images/image-routes.ts'
import { logOptions } from '../http/log-options.ts'
import { createHistogram } from '../metrics/histogram.ts'
import { metricsRoutes } from '../monitoring/metrics-routes.ts'
import { noteRefusals } from '../http/note-refusals.ts'
import { pageRoutes } from '../pages/page-routes.ts'
import { policyReports } from '../pages/policy-reports.ts'
import { createRequestIds, requestIdHeader } from '../http/request-ids.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { createServices, type OwnApp, type ReplaceableParts } from './services.ts'
import { tellSharedCaches } from '../http/shared-caches.ts'
import { endSlowBodies, slowestBodyMs } from '../http/slow-bodies.ts'
import { socialImageRoutes } from '../social-images/social-image-routes.ts'
import { closeIdleWhenStopping } from '../http/stopping.ts'
import { staticFiles } from '../assets/static-files.ts'
import { reportRoutes } from '../visits/report-routes.ts'

export async function createApp(
  settings: Settings,
  parts: ReplaceableParts = {},
): Promise<FastifyInstance> {
  setDefaultMessages()
  const headers = securityHeaders(settings)
  const shortcuts = !settings.development && parts.shortcuts !== false
  const headersFor = ({ id }: FastifyRequest) => ({ ...headers, [requestIdHeader]: id })
  const app = Fastify({
    logger: logOptions(settings),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestIdHeader,
    genReqId: createRequestIds(),
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: slowestBodyMs,
    // A busy machine starts slowly; giving up would not help.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // Keep serving in-flight connections during shutdown; /readyz already takes us out of rotation.
    return503OnClosing: false,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      joinDuplicateHeaders: true,
      // Most requests have no body and need no stream.
      optimizeEmptyRequests: shortcuts,
    },
    frameworkErrors: (error, request, reply) =>
      respondToError(error, request, reply.headers(headersFor(request))),
    clientErrorHandler: respondToClientError(headers),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(respondToError)

  const services = await createServices(settings, app.log, ownApp(app), parts)
  app.addHook('onListen', async () => {
    services.loadLaterParts()
    services.ownLinks.start()
  })
  app.addHook('onRoute', services.redirects.noteRoute)
  app.addHook('onClose', () => services.close())
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(request))
    if (!request.url.startsWith('/') || !namesHost(request.raw)) {
      throw new HttpError(400, 'The request is not valid.')
    }
  })
  app.setNotFoundHandler(({ method }, reply) => {
    // Every page has a route, so a GET that ends here is for a file that was deleted since startup.
    if (method === 'GET' || method === 'HEAD') throw new HttpError(404, 'Not found')
    void reply.header('allow', 'GET, HEAD, POST')
    throw new HttpError(405, 'This method is not allowed here.')
  })
  requireDeclarations(app, parts.onUndeclared ?? ((sentence, { log }) => log.error(sentence)))
  app.addHook('onRequest', ignoreTypeWithoutBody)
  app.addHook('onRequest', apiGuard(services))
  noteRefusals(app, services)
  app.addHook('onRequest', endSlowBodies)
  tellSharedCaches(app)
  compression(app)
  app.addHook('onSend', drainUnreadRequest)
  await apiDescription(app, settings)
  const renderTimes = createHistogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 1], ['page'])
  takeExpectations(app.server)
  closeIdleWhenStopping(app)
  if (shortcuts) {
    const traffic = { ...installEdge(app, services, headers), renderTimes }
    await app.register(metricsRoutes(services, traffic))
  }

  await app.register(healthRoutes(services))
  await app.register(api(services), { prefix: '/api' })
  await app.register(imageRoutes(services))
  await app.register(socialImageRoutes(services))
  await app.register(feedRoutes(services))
  await staticFiles(app, services)
  await app.register(policyReports(services))
  await app.register(reportRoutes(services))
  await app.register(pageRoutes(services, renderTimes))
  return app
}

/** `statusOf` makes a HEAD request: nobody reads that page, so nothing counts it. */
function ownApp(app: FastifyInstance): OwnApp {
  return {
    apiDescription: () => describedNow(app.swagger()),
    statusOf: async (url) => (await app.inject({ method: 'HEAD', url })).statusCode,
  }
}
