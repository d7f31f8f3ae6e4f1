import type { FastifyInstance } from 'fastify'
import { HttpError } from '../core/errors.ts'

/**
 * Accepts JSON bodies only. An empty body counts as none, whatever its declared type: many clients send
 * the type with every request.
 */
export function bodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') {
        done(null, undefined)
        return
      }
      void parseJson(request, body, (error, value) => {
        if (error) done(error)
        else if (hasRepeatedKey(body, value)) done(new HttpError(400, 'The request is not valid.'))
        else done(null, value)
      })
    },
  )
}

const stringAndColon = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g

/**
 * Whether an object repeats a key. Programs differ in which value they use, so one could check a
 * different value from the one another reads.
 */
function hasRepeatedKey(json: string, value: unknown): boolean {
  let written = 0
  for (const [, colon] of json.matchAll(stringAndColon)) if (colon) written += 1
  return written !== countKeys(value)
}

/** Iterative, because a deeply nested value would overflow the stack. */
function countKeys(value: unknown): number {
  const rest = [value]
  let count = 0
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null) continue
    const values: unknown[] = Object.values(next)
    if (!Array.isArray(next)) count += values.length
    for (const each of values) rest.push(each)
  }
  return count
}
