import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { academy } from '../../content/academy.ts'
import { message } from '../../shared/message.ts'
import type { Settings } from '../core/env.ts'

/** Builds the OpenAPI description from the schemas of all tagged routes. */
export async function apiDescription(app: FastifyInstance, { siteUrl }: Settings): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: titleNow(),
        version: '1',
        description:
          'JSON in, JSON out. Errors are {"message"}, with "field" where one field of the request is at fault.',
        license: { name: 'Terms and Conditions', url: `${siteUrl}/terms` },
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
    transform({ schema, ...route }) {
      if (!schema?.tags) return jsonSchemaTransform({ schema, ...route })
      const isPublic = route.route.config?.public === true
      const own = (schema.response ?? {}) as Record<string, z.ZodType>
      const statuses = new Set([
        ...Object.keys(own),
        '400',
        '503',
        // A parameter that is too long matches no route.
        ...(route.url.includes('/:') ? ['404'] : []),
        ...(isPublic ? [] : ['401', '403']),
        ...(schema.body ? ['413', '415'] : []),
      ])
      const response = Object.fromEntries(
        Array.from(statuses, (status) => [
          status,
          described(own[status] ?? message, errorTexts[status]),
        ]),
      )
      return jsonSchemaTransform({
        ...route,
        schema: { ...schema, response, security: isPublic ? [] : [{ session: [] }] },
      })
    },
  })
}

/** The description with the academy's name of now. */
export function describedNow<Described extends { info: object }>(
  description: Described,
): Described {
  return { ...description, info: { ...description.info, title: titleNow() } }
}

const titleNow = () => `${academy.name} API`

/** A route's own description of an error takes precedence over the general one. */
function described(schema: z.ZodType, text: string | undefined): z.ZodType {
  return text && schema.description === undefined ? schema.describe(text) : schema
}

/**
 * General descriptions of errors. Every route may return the first and the last; `transform` decides
 * about the others.
 */
const errorTexts: Record<string, string> = {
  '400': 'A rule is broken, which the message names',
  '401': 'No session, or one that has ended; logging in: a wrong code',
  '403': 'A right that is missing, whether there is such a record or not',
  '404': 'There is no such record',
  '409': 'The record, or the idempotency key, has been used otherwise in the meantime',
  '413': 'The body is too large',
  '415': 'The body is of a kind that is not supported',
  '429': 'Too many requests; Retry-After says in how many seconds to try again',
  '503': 'A part that is needed is down; Retry-After says in how many seconds to try again',
}
