import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { academy } from '../../content/academy.ts'
import type { Settings } from '../core/env.ts'

/** Collects the OpenAPI description from the schemas of all routes that carry a tag. */
export async function apiDescription(app: FastifyInstance, { siteUrl }: Settings): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${academy.name} API`,
        version: '1',
        description:
          'JSON in, JSON out. Errors are {"message"}, with "field" where one field of the request is at fault.',
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The authToken returned by logging in',
          },
        },
      },
    },
    transform: (route) => {
      const described = jsonSchemaTransform(route)
      if (route.route.config?.public) return described
      return { ...described, schema: { ...described.schema, security: [{ session: [] }] } }
    },
  })
}
