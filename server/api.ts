// Table of contents of the API: every path and its domain.
import type { FastifyPluginAsync } from 'fastify'
import { blogRoutes } from './blogs/blog-routes.ts'
import { doctorRoutes } from './doctors/doctor-routes.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { HttpError } from './errors.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import type { Services } from './services.ts'

export const api =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-cache')
    })

    await app.register(blogRoutes(services))
    await app.register(doctorRoutes(services))
    await app.register(enquiryRoutes(services))
    await app.register(newsletterRoutes(services))

    app.get('/openapi.json', () => services.apiDescription())
    for (const unknown of ['/', '/*']) {
      app.all(unknown, () => {
        throw new HttpError(404, 'Not found')
      })
    }
  }
