import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

const warning =
  'a request names whom it was forwarded for, and TRUST_PROXY is 0: if a proxy stands in front, all readers' +
  ' count as one and are limited together; set TRUST_PROXY to the number of proxies'

/**
 * Warns once, if no proxy is trusted but a request seems to come through one. Anybody may send such a
 * header.
 */
export function createProxyWarning(log: Pick<FastifyBaseLogger, 'warn'>, trustProxy: number) {
  let mayWarn = trustProxy === 0
  return ({ headers }: IncomingMessage): void => {
    if (!mayWarn) return
    if (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined) return
    mayWarn = false
    log.warn(warning)
  }
}
