import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { exchange, type RawResponse } from '../support/requests/raw-connection.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { fuzz, fuzzOptions, fuzzTimeout, tell } from './fuzz-run.ts'
import { knownTag, type OddRequest, oddRequest } from './odd-requests.ts'

/** Sent in `npm test`. */
const fewest = 2000

let site: TestSite
/** The same site, on the same database, with node's and the framework's own ways only. */
let plain: TestSite
let token: string

beforeAll(async () => {
  site = await startTestSite({ trustProxy: 1 })
  plain = await startTestSite({ trustProxy: 1, dataDir: site.dataDir }, { shortcuts: false })
  token = await adminToken(site.dataDir)
}, fuzzTimeout('shortcuts'))
afterAll(async () => {
  await plain.stop()
  await site.stop()
})

/** Whatever came before it, the connection ends with this one, or before. */
const last = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'

/** Differ from one response to the next, or are made by a shortcut, and judged below. */
const notCompared = new Set(['date', 'x-request-id', 'etag', 'content-encoding', 'content-length'])

function headersOf({ headers }: RawResponse) {
  const compared = Object.entries(headers).filter(([name]) => !notCompared.has(name))
  // What is kept repeats only the fields that decide what is shown.
  const repeated = /[?&](?!page=)[^&>]*/g
  return Object.fromEntries(
    compared.map(([name, value]) => [name, name === 'link' ? value.replace(repeated, '') : value]),
  )
}

function decoded({ headers, body }: RawResponse): string {
  const { 'content-encoding': coding } = headers
  if (body.length === 0 || coding === undefined) return body.toString()
  return String(coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body))
}

/** Request ids are in the pages of errors. */
const withoutId = (text: string, { headers }: RawResponse) =>
  text.replaceAll(headers['x-request-id'] ?? '', '')

it(
  'a shortcut responds as node and the framework would have, to whatever HTTP allows and some more',
  fuzzOptions('shortcuts'),
  async () => {
    let sent = 0
    let connections = 0
    let kept = 0
    const pipeline = fc.array(fc.tuple(oddRequest, fc.boolean()), { minLength: 1, maxLength: 4 })
    const tryOut = async (requests: [OddRequest, boolean][]) => {
      sent += requests.length
      const methods = [...requests.map(([{ method }]) => method), 'GET']
      const parts: string[] = []
      for (const [{ bytes, target }, withToken] of requests) {
        connections += 1
        const more = [`x-forwarded-for: 2001:db8:${connections.toString(16)}::`]
        if (withToken && target.includes('/admin/')) more.push(`authorization: Bearer ${token}`)
        const text = bytes(more)
        parts.push(text.includes(knownTag) ? text.replaceAll(knownTag, await tagOf(target)) : text)
      }
      const [ours, theirs] = await Promise.all(
        [site, plain].map(async ({ url }) =>
          withoutLateRefusal(await exchange(url, parts.join('') + last, methods)),
        ),
      )
      for (const [index, response] of ours!.entries()) {
        const other = theirs![index]
        if (!other) break
        compare(response, other, parts[index] ?? last)
        if (response.headers['etag'] && !other.headers['etag']) kept += 1
      }
      const { status, headers } = ours!.at(-1) ?? {}
      const endedBy304 = status === 304 && headers?.['connection'] === 'close'
      if (!endedBy304) expect(ours, parts.join('')).toHaveLength(theirs!.length)
    }
    await fuzz('shortcuts', pipeline, tryOut, () => sent >= fewest)
    expect(kept).toBeGreaterThan(0)
    tell(`shortcuts: ${sent} odd requests, ${kept} of them for what is kept`)
  },
)

/** What can't be read is refused, unless the responses to what came before it are still under way. */
function withoutLateRefusal(responses: RawResponse[]): RawResponse[] {
  const { status, headers } = responses.at(-1) ?? {}
  const isRefusal = responses.length > 1 && status === 400 && !headers?.['x-request-id']
  return isRefusal ? responses.slice(0, -1) : responses
}

async function tagOf(target: string): Promise<string> {
  if (!/^\/(?!\/)[!-~]*$/.test(target)) return '"none"'
  const head = [`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close', '', '']
  const [response] = await exchange(site.url, head.join('\r\n'), ['GET'])
  return response?.headers['etag'] ?? '"none"'
}

function compare(ours: RawResponse, theirs: RawResponse, request: string): void {
  expect(ours.interim, request).toEqual(theirs.interim)
  const { etag } = ours.headers
  const isKept = etag !== undefined && theirs.headers['etag'] === undefined
  expect(Boolean(ours.headers['x-request-id'])).toBe(Boolean(theirs.headers['x-request-id']))
  if (isKept && theirs.status === 200 && (names(request, etag) ?? ours.status === 304)) {
    expect(ours.status, request).toBe(304)
    // To HTTP/1.0 it ends the connection, as node sends it.
    const left = { 'content-type': '', connection: '', 'keep-alive': '' }
    expect({ ...headersOf(ours), ...left }, request).toEqual({ ...headersOf(theirs), ...left })
    expect(ours.headers['content-type']).toBeUndefined()
    return
  }
  expect({ status: ours.status, ...headersOf(ours) }, request).toEqual({
    status: theirs.status,
    ...headersOf(theirs),
  })
  expect(withoutId(decoded(ours), ours), request).toBe(withoutId(decoded(theirs), theirs))
  const codings = [ours, theirs].map(({ headers }) => headers['content-encoding'])
  // Only what becomes half as long is kept compressed.
  if (!(isKept && codings[0] === undefined)) expect(codings[0], request).toBe(codings[1])
  if (!isKept) expect(ours.headers['etag'], request).toBe(theirs.headers['etag'])
  const lengths = [ours, theirs].map(({ headers }) => headers['content-length'])
  const isPlain = codings.every((coding) => coding === undefined)
  // The page of an error has an id in it, which need not be as long as another.
  if (isPlain && ours.status < 400) expect(lengths[0], request).toBe(lengths[1])
  else expect(lengths[0] === undefined, request).toBe(lengths[1] === undefined)
}

/**
 * RFC 9110, 13.1.2: whether an If-None-Match header has this tag; weak or not makes no difference. Undefined
 * where the header is not one that HTTP allows.
 */
function names(request: string, etag: string): boolean | undefined {
  const [head = ''] = request.split('\r\n\r\n')
  const values = [...head.matchAll(/^if-none-match:[ \t]*(.*?)[ \t]*$/gim)].map(
    ([, value]) => value,
  )
  const condition = values.join(', ')
  if (condition === '*') return true
  const tag = /(?:W\/)?("[^"]*")/g
  if (!/^[ \t,]*(?:tag[ \t]*(?:,[ \t,]*|$))*$/.test(condition.replace(tag, 'tag'))) return undefined
  return [...condition.matchAll(tag)].some(([, opaque]) => etag === `W/${opaque}`)
}
