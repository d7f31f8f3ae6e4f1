import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { start, startChange } from '../../shared/setup.ts'
import { permit } from '../people/permit.ts'
import type { SiteStart } from './start.ts'

type Parts = { siteStart: SiteStart }

const path = '/admin/v1/start'
const tags = ['First steps: administration']
const right = 'setup'
const closed = { 401: message, 403: message }

/** The first steps with a new site. */
export const startRoutes =
  ({ siteStart }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right },
        schema: {
          operationId: 'getFirstSteps',
          summary: 'What a new site still lacks to be the academy’s own',
          tags,
          response: { 200: start, ...closed },
        },
      },
      () => siteStart.read(),
    )

    api.put(
      path,
      {
        config: { right, audit: { none: 'a card of the panel is put away' } },
        schema: {
          operationId: 'putFirstStepsAway',
          summary: 'Put the card on the dashboard away, or bring it back',
          tags,
          body: startChange,
          response: { 200: start, 400: message, ...closed },
        },
      },
      ({ body, person }) => siteStart.change(body, permit(person, right)),
    )
  }
