import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { clientSource } from '../core/client-address.ts'
import { HttpError } from '../core/errors.ts'
import type { Histogram } from '../metrics/histogram.ts'
import type { RenderedPage } from '../../app/public-pages/public-pages.tsx'
import type { PageServices } from '../../app/route-helpers/page-services.ts'
import { retryAfterOf } from '../database/storage-failure.ts'
import { withDeclaredQuery } from './declared-query.ts'
import { loadPages } from './load-pages.ts'
import { speculationRules, speculationRulesPath } from './speculation-rules.ts'
import {
  developmentPolicy,
  hashScripts,
  type PageWithPolicy,
  scriptPolicy,
} from './csp-script-hashes.ts'

/** Where an address without a page leads. */
type Moved = { redirects: { find(url: string): Promise<string | undefined> } }

/** Handles every address not handled elsewhere: a page, a form posted to one, or the 404 page. */
export const pageRoutes =
  (services: PageServices & Moved, renderTimes: Histogram): FastifyPluginAsync =>
  async (app) => {
    const { settings, redirects } = services
    const pages = await loadPages(app, services)

    /** Sends the page; if there is none, the redirect to the one that the address leads to, if any. */
    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      rendered: RenderedPage,
      seal: (html: string) => PageWithPolicy,
    ) {
      const isMissing = rendered.response.status === 404 && request.method !== 'POST'
      const moved = isMissing ? await redirects.find(request.url) : undefined
      if (moved === undefined) return sendPage(reply, rendered, seal)
      return reply.code(301).header('location', moved).header('cache-control', movedCaching).send()
    }

    app.addContentTypeParser(
      [formType, oneClickType],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )

    const framework = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method === 'POST') refuseForeignForm(request, settings.siteUrl)
      const nonce = randomBytes(16).toString('hex')
      const rendered = await pages.render(webRequest(request, settings.siteUrl), nonce, request.id)
      return send(request, reply, rendered, (html) =>
        hashScripts(html, nonce, settings.development),
      )
    }
    app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: framework })

    app.get(speculationRulesPath, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/speculationrules+json')
        .send(speculationRules),
    )

    const contentSecurityPolicy = settings.development
      ? developmentPolicy
      : scriptPolicy(pages.inlineScripts)
    for (const { pattern, render } of pages.publicPages) {
      app.route<{ Params: Record<string, string> }>({
        method: ['GET', 'HEAD'],
        url: pattern,
        config: { public: true },
        handler: async (request, reply) => {
          const begun = performance.now()
          const url = withDeclaredQuery(request.url, pattern)
          const rendered = await render({
            path: url.split('?', 1)[0]!,
            search: searchOf(url),
            params: request.params,
            requestId: request.id,
            // Created lazily: few pages use it.
            get request() {
              return webRequest(request, settings.siteUrl, url)
            },
          })
          renderTimes.observe((performance.now() - begun) / 1000, pattern)
          const styles = await services.focalStyles()
          return send(request, reply, rendered, (html) => ({
            html: styles?.addTo(html) ?? html,
            contentSecurityPolicy,
          }))
        },
      })
    }
  }

/** The query with its question mark; '' if there is none. */
function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
}

/** Tells page actions who sent a form. A header of this name from a client is dropped. */
const sourceHeader = 'x-client-source'

type PageRequest = Pick<FastifyRequest, 'raw' | 'ip' | 'method' | 'headers' | 'body'>

/**
 * The request as pages see it: always with the site's own origin, and only with the headers that pages
 * use.
 */
function webRequest(request: PageRequest, siteUrl: string, url = request.raw.url) {
  const address = siteUrl + url
  if (!url?.startsWith('/') || !URL.canParse(address)) throw new HttpError(400, 'Bad address')
  if (dotSegment.test(url)) throw new HttpError(404, 'Not found')
  const headers = new Headers({
    host: new URL(siteUrl).host,
    [sourceHeader]: clientSource(request.ip),
  })
  for (const name of ['accept', 'content-type'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  const body = request.method === 'POST' ? textOf(request.body) : null
  // A HEAD request is rendered like a GET, for the same headers; the body is dropped on sending.
  const method = request.method === 'POST' ? 'POST' : 'GET'
  return new Request(address, { method, headers, body })
}

/** `.` or `..` as a path segment: the URL parser would resolve it to another page. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** The body of a form; '' if the request has none. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/** Accepts forms only from this site's own pages or from clients that are not browsers. */
function refuseForeignForm({ headers, url }: FastifyRequest, siteUrl: string) {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const oneClick = type === oneClickType && url.startsWith('/newsletter/unsubscribe/')
  if (type !== formType && !oneClick) {
    throw new HttpError(415, 'The content type is not supported.')
  }
  const { origin } = headers
  const own = [siteUrl, `http://${headers.host}`, `https://${headers.host}`]
  // With `Referrer-Policy: no-referrer`, browsers send the origin `null`. The link itself is the secret.
  if (url.startsWith('/review/')) own.push('null')
  const foreign = headers['sec-fetch-site'] === 'cross-site' || (origin && !own.includes(origin))
  if (foreign) throw new HttpError(403, 'This form came from another site.')
}

/** A minute at most: a page may come to be at the address. */
const movedCaching = 'public, max-age=60'

const formType = 'application/x-www-form-urlencoded'
/** Sent by mail clients for a one-click unsubscribe (RFC 8058). */
const oneClickType = 'multipart/form-data'

async function sendPage(
  reply: FastifyReply,
  { response, html, failure }: RenderedPage,
  seal: (html: string) => PageWithPolicy,
) {
  void reply.code(response.status)
  for (const [name, value] of response.headers) void reply.header(name, value)
  if (response.status >= 400) void reply.header('cache-control', 'no-store')
  const retryAfter = failure && retryAfterOf(failure)
  if (retryAfter) void reply.code(503).header('retry-after', retryAfter)
  if (html === undefined) return reply.send(Buffer.from(await response.arrayBuffer()))

  const page = seal(html)
  return reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(Buffer.from(page.html))
}
