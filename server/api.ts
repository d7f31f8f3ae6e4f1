// Table of contents of the API: every path and its domain.
import swagger from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { academy } from '../content/academy.ts'
import { blogRoutes } from './blogs/blog-routes.ts'
import { doctorRoutes } from './doctors/doctor-routes.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { HttpError } from './errors.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import type { Services } from './services.ts'

export const api =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${academy.name} API`,
          version: '1',
          description:
            'JSON in, JSON out. Errors are {"message"}, with "field" where one field of the request is at fault.',
        },
        servers: [{ url: services.settings.siteUrl }],
      },
      transform: jsonSchemaTransform,
    })
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-cache')
    })

    await app.register(blogRoutes(services))
    await app.register(doctorRoutes(services))
    await app.register(enquiryRoutes(services))
    await app.register(newsletterRoutes(services))

    app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
    app.all('/*', { schema: { hide: true } }, () => {
      throw new HttpError(404, 'Not found')
    })
  }
