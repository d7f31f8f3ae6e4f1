import type { FastifyInstance } from 'fastify'

/**
 * The API reads JSON and nothing else. An empty body is no body, whatever type it claims to have:
 * clients that name the type with every request mean nothing by it.
 */
export function bodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, undefined)
      else void parseJson(request, body, done)
    },
  )
}
