import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { fieldOf } from '../../shared/first-issue.ts'
import { HttpError } from '../core/errors.ts'
import { plainErrorPage, plainErrorPolicy } from './plain-error-page.ts'
import { isStorageFailure, retryAfterOf } from '../database/storage-failure.ts'

const notValid = 'The request is not valid.'
export const somethingWrong = 'Something went wrong. Please try again.'
const storageFails = 'The site cannot store anything right now. Please try again later.'

/**
 * Turns an error into a response, for the whole server: JSON for the API and for described calls of scripts, a
 * plain page for readers.
 */
export function respondToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfter, ...body } = describeError(error)
  if (status >= 500) request.log.error(error, 'request failed')
  void reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const isCall = request.routeOptions.schema?.operationId !== undefined
  const wantsPage = request.headers.accept?.includes('text/html') === true
  if (request.url.startsWith('/api') || (isCall && !wantsPage))
    return reply.type('application/json; charset=utf-8').send(body)
  return reply
    .header('content-security-policy', plainErrorPolicy)
    .type('text/html; charset=utf-8')
    .send(plainErrorPage(status, request.id))
}

type Described = {
  status: number
  message: string
  field?: string | undefined
  retryAfter?: number | undefined
}

/** Converts an error into what the client may know about it. */
export function describeError(error: unknown): Described {
  if (error instanceof HttpError) {
    const { status, message, field, retryAfter } = error
    return { status, message, field, retryAfter }
  }
  if (isStorageFailure(error)) {
    return { status: 503, message: storageFails, retryAfter: retryAfterOf(error) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]
    const field = fieldOf(issue?.instancePath.split('/').slice(1) ?? [])
    return { status: 400, message: issue?.message ?? notValid, field }
  }
  const { statusCode: status = 500 } = error as Partial<FastifyError>
  if (status >= 500) return { status: 500, message: somethingWrong }
  return { status, message: messages[status] ?? notValid }
}

const messages: Record<number, string> = {
  404: 'Not found',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
}

const protocolErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to a request that can't be parsed with its status and closes the connection. */
export const respondToClientError =
  (headersOfAll: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    try {
      respond(error, socket, headersOfAll)
    } catch {
      socket.destroy()
    }
  }

function respond(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headersOfAll: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const response = responseUnderWay(socket)
  // Earlier requests on this connection were complete: they get their responses, later ones do
  // not.
  if (response?.req.complete) {
    endAfterWholeRequests(socket, response)
    return
  }
  if (response?.headersSent) {
    socket.destroy()
    return
  }
  const status = protocolErrors[error.code ?? ''] ?? '400 Bad Request'
  const headers = { ...headersOfAll, 'content-length': '0', connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** Responses already being waited for: each further unparsable chunk triggers this again. */
const awaited = new WeakSet<ServerResponse>()

function endAfterWholeRequests(socket: Socket, response: ServerResponse): void {
  if (awaited.has(response)) return
  awaited.add(response)
  response.once('close', () => {
    const next = responseUnderWay(socket)
    if (next?.req.complete) endAfterWholeRequests(socket, next)
    else socket.destroy()
  })
}

/** Node's own reference to the response in progress on a connection; it has no public name. */
export function responseUnderWay(socket: Socket): ServerResponse | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined
}
