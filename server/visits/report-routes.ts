import { parse } from 'node:querystring'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { clientSource } from '../core/client-address.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { createFixedWindowCounter } from '../limits/fixed-window-counter.ts'
import { isPublic } from './public-paths.ts'
import { isHost } from './sources.ts'
import { articlesPath, searchedFor } from './view-counter.ts'
import type { Visits } from './visits.ts'

type Parts = { db: Database; clock: Clock; visits: Visits }

const tags = ['Figures']
const text = z.any().describe('A page that says what is wrong')
const errors = { 400: text, 403: text, 413: text, 415: text, 503: text }
const formType = 'application/x-www-form-urlencoded'

const vote = z.object({
  path: z.string().describe('Of the page'),
  useful: z.union([
    z.boolean(),
    z.enum(['yes', 'no', 'true', 'false']).transform((answer) => ['yes', 'true'].includes(answer)),
  ]),
})

/** What pages report that the server can't see. One source may report so much per minute; the rest is ignored. */
export const reportRoutes =
  ({ db, clock, visits }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const seen = createFixedWindowCounter(limits.figures.reports, clock)
    const votes = createFixedWindowCounter(limits.figures.reports, clock)
    const bodyLimit = limits.figures.reportBytes
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    )

    app.post(
      '/seen',
      {
        config: { public: true },
        onRequest: refuseOtherSites,
        schema: {
          operationId: 'reportSeenPage',
          summary: 'Report a page that was fetched ahead and is shown now, or a search',
          description:
            'First line: the path of the page, or `/articles?query=` with the words of a search. Second line, only when readers come from another site: its host. From the 61st report of a source in a minute on, reports are ignored.',
          tags,
          consumes: ['text/plain'],
          body: z.string(),
          response: { 204: z.null().describe('Read'), ...errors },
        },
      },
      async ({ body, headers, ip }, reply) => {
        if (seen.count(clientSource(ip)).wait > 0) return reply.code(204).send(null)
        const { path, search, host } = parseReport(body)
        if (!(await isPublic(db, path))) throw noPage()
        const isReader =
          headers.authorization === undefined && visits.judge(headers['user-agent']) === 'person'
        if (isReader && search !== undefined) visits.countSearch(search)
        else if (isReader)
          visits.counters.view(path, host ? visits.sources.ofHost(host) : undefined)
        return reply.code(204).send(null)
      },
    )

    await app.register(async (forms) => {
      forms.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson)
      forms.addContentTypeParser(
        formType,
        { parseAs: 'string', bodyLimit },
        (_request, body, done) => done(null, parse(String(body))),
      )
      forms.withTypeProvider<ZodTypeProvider>().post(
        '/useful',
        {
          config: { public: true },
          onRequest: refuseOtherSites,
          schema: {
            operationId: 'reportUsefulPage',
            summary: 'Say whether a page was useful',
            description:
              'As JSON, or as a form, with `yes` or `no`, `true` or `false`. More than 60 answers a minute of one source are ignored.',
            tags,
            consumes: ['application/json', formType],
            body: vote,
            response: {
              204: z.null().describe('Read'),
              303: z.null().describe('To a form: back to the page'),
              ...errors,
            },
          },
        },
        async ({ body: { path, useful }, headers, ip }, reply) => {
          const isCounted = votes.count(clientSource(ip)).wait === 0
          if (!(await isPublic(db, path))) throw noPage()
          if (isCounted) visits.counters.vote(path, useful)
          if (headers['content-type']?.startsWith(formType)) {
            return reply.code(303).header('location', `${path}#useful`).send(null)
          }
          return reply.code(204).send(null)
        },
      )
    })
  }

/** Browsers say where a request comes from; programs and old browsers do not. */
async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') {
    throw new HttpError(403, 'This report came from another site.')
  }
}

const noPage = () => new HttpError(400, 'There is no such page.')

/** Throws an `HttpError` if the lines are not of the form that `/seen` describes. */
function parseReport(body: string) {
  const [first = '', host = '', ...rest] = body.trimEnd().split(/\r?\n/)
  const [path = '', query] = first.split(/\?(.*)/s)
  const search = query === undefined ? undefined : searchedFor(query)
  const isUnknown = query !== undefined && (path !== articlesPath || search === undefined)
  if (isUnknown || rest.length > 0 || (host && !isHost(host))) {
    throw new HttpError(400, 'The request is not valid.')
  }
  return { path, search, host }
}
