import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { needsSession } from '../http/needs-session.ts'
import { pathOf } from '../http/request-kind.ts'

export type IsPanelCall = (request: Pick<IncomingMessage, 'method' | 'url'>) => boolean

/**
 * Recognises calls that need a session. It collects them from routes registered afterwards, so new
 * panel routes need not be listed here.
 */
export function recognisePanelCalls(app: Pick<FastifyInstance, 'addHook'>): IsPanelCall {
  const routes: string[] = []
  let calls: RegExp | undefined
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    if (!needsSession(url, config)) return
    routes.push(...[method].flat().map((each) => `${each} ${patternOf(url)}`))
    calls = undefined
  })
  return ({ method = '', url = '' }) => {
    // Rejecting a request must cost next to nothing, and this check comes first.
    if (!url.startsWith('/api/')) return false
    calls ??= new RegExp(`^(?:${routes.join('|')})$`)
    return calls.test(`${method} ${pathOf(url)}`)
  }
}

const parameter = /:\w+/g

function patternOf(url: string): string {
  return url.replaceAll('.', String.raw`\.`).replaceAll(parameter, '[^/]+')
}
