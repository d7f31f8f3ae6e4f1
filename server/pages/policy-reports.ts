import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { createFixedWindowCounter } from '../limits/fixed-window-counter.ts'
import { pathOf, requestKind } from '../http/request-kind.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { HttpError } from '../core/errors.ts'
import type { Clock } from '../core/clock.ts'

type Parts = { clock: Clock; securityLog: SecurityLog }

/** Where browsers report violations of a page's policy. */
export const policyReportsPath = '/policy-reports'

const contentType = 'application/csp-report'
const mostBytes = 8192
/** An allowlist, because a pattern would let clients write arbitrary text to the log. */
const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'object-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
])
const keyword = /^(?:inline|eval|data|blob|wasm-eval)$/

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().default(''),
    'effective-directive': z.string().default(''),
    'blocked-uri': z.string().default(''),
  }),
})

/**
 * Logs policy violations: an attempted attack, or a bug of ours. Anybody can send a report, so its text
 * is not logged, and only a few per source are accepted.
 */
export const policyReports =
  ({ clock, securityLog }: Parts): FastifyPluginAsync =>
  async (app) => {
    const reports = createFixedWindowCounter(limits.policyReports, clock)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      contentType,
      { parseAs: 'string', bodyLimit: mostBytes },
      app.getDefaultJsonParser('error', 'error'),
    )

    app.post(policyReportsPath, { config: { public: true } }, async (request, reply) => {
      const doer = actorOf(request)
      if (reports.count(doer.source ?? '').wait > 0) return reply.code(204).send()
      const { success, data } = reportSchema.safeParse(request.body)
      if (!success) throw new HttpError(400, 'The request is not valid.')
      const report = data['csp-report']
      const forbidden = report['effective-directive']
      const blocked = report['blocked-uri']
      securityLog.note('policy violated', doer, {
        route: requestKind(pathAt(report['document-uri'])),
        directive: directives.has(forbidden) ? forbidden : 'other',
        blocked: keyword.test(blocked) ? blocked : 'address',
      })
      return reply.code(204).send()
    })
  }

function pathAt(address: string): string {
  return URL.canParse(address) ? pathOf(new URL(address).pathname) : ''
}
