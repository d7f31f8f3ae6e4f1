import fc from 'fast-check'
import type { DescribedCall } from './described-calls.ts'
import { hostileSegment, hostileText, hostileValue } from './hostile-values.ts'

export type FuzzedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  /** Its bytes, one a character, as failures are to be read. */
  body: string | undefined
}
export type Token = 'none' | 'good' | 'wrong'

const contentTypes = [
  'application/json; charset=utf-7',
  'application/json;',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json\ta',
  '',
  'image/png',
  'application/xml',
  'x',
  '*/*',
  'a/b/c',
]
const oddHeaders: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': '*' },
  { 'if-match': '"x"' },
  { accept: 'text/html;q=x' },
  { 'accept-encoding': 'br;q=0, *;q=1' },
  { range: 'bytes=5-2' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': 'one and the same' },
  { cookie: 'a=b; =; __Host-device=x' },
  { 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example' },
]
const queries = ['', 'page=2', 'limit=1', 'query=jaw', 'sort=a-z', 'tag=TMD', 'letter=J']

/** A right request, and what makes it wrong. */
export function mutatedRequest(
  calls: DescribedCall[],
  ids: string[],
  tokens: Record<'good' | 'wrong', string>,
): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(...calls.map((call) => requestOf(call, ids, tokens)))
}

function requestOf(
  call: DescribedCall,
  ids: string[],
  tokens: Record<'good' | 'wrong', string>,
): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      path: path(call, ids),
      query: query(call),
      token: fc.constantFrom<Token>('good', 'good', 'good', 'none', 'wrong'),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(call.contentType) },
        { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
      ),
      odd: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
      ),
      body: call.contentType ? body(call) : fc.constant(undefined),
      source: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    })
    .map(({ path, query, token, type, odd, body, source }) => ({
      method: call.method,
      path: path + query,
      headers: {
        'x-forwarded-for': `2001:db8:${(source & 0xffff).toString(16)}:${(source >>> 16).toString(16)}::1`,
        ...(token !== 'none' && { authorization: `Bearer ${tokens[token]}` }),
        ...(body && type !== undefined && { 'content-type': type }),
        ...odd,
      },
      body: body?.toString('latin1'),
    }))
}

function path(call: DescribedCall, ids: string[]): fc.Arbitrary<string> {
  const parts = call.path.split(/\{[^}]*\}/)
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: hostileSegment() },
  )
  return fc
    .array(segment, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((segments) => parts.reduce((path, part, at) => path + segments[at - 1] + part))
}

function query(call: DescribedCall): fc.Arbitrary<string> {
  const names = call.parameters.filter((parameter) => parameter.in === 'query')
  const name = fc.oneof(
    fc.constantFrom(...(names.length > 0 ? names.map(({ name }) => name) : ['x'])),
    fc.constantFrom('query[]', 'limit[a]', '__proto__', 'utm_source', '%', ''),
  )
  const pair = fc.tuple(name, hostileSegment()).map(([key, value]) => `${key}=${value}`)
  const hostile = fc
    .array(pair, { minLength: 1, maxLength: 4 })
    .map((pairs) => `?${pairs.join('&')}`.slice(0, 7000))
  const right = fc.constantFrom(...queries).map((text) => (text ? `?${text}` : ''))
  return fc.oneof(
    { weight: names.length > 0 ? 4 : 1, arbitrary: hostile },
    { weight: 4, arbitrary: right },
  )
}

type Fields = Record<string, unknown>

function body({ body: right }: DescribedCall): fc.Arbitrary<Buffer> {
  const names = Object.keys(right).length > 0 ? Object.keys(right) : ['x']
  const name = fc.constantFrom(...names)
  const changed = fc
    .array(fc.tuple(name, hostileValue()), { minLength: 1, maxLength: 3 })
    .map((changes): Fields => ({ ...right, ...Object.fromEntries(changes) }))
  const lacking = fc
    .subarray(names)
    .map((kept): Fields => Object.fromEntries(kept.map((field) => [field, right[field]])))
  const more = fc
    .tuple(hostileText(), hostileValue())
    .map(([key, value]): Fields => ({ ...right, [key]: value }))
  const text = fc
    .oneof({ weight: 6, arbitrary: changed }, lacking, more, fc.constant<Fields>(right))
    .map((fields) => JSON.stringify(fields))
  return fc.oneof({ weight: 8, arbitrary: text.map((json) => Buffer.from(json)) }, broken(text))
}

/** JSON that is none, or none any more. */
function broken(text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const deep = fc
    .integer({ min: 1, max: 20_000 })
    .map((depth) => Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`))
  return fc.oneof(
    fc.tuple(text, share).map(([json, at]) => Buffer.from(json.slice(0, json.length * at))),
    fc.tuple(text, share, fc.nat(255)).map(([json, at, value]) => {
      const bytes = Buffer.from(json)
      bytes[Math.floor((bytes.length - 1) * at)] = value
      return bytes
    }),
    text.map((json) => Buffer.from(`${json}${json}`)),
    text.map((json) => Buffer.from(`[${json}]`)),
    text.map((json) => Buffer.from(json.replace('{', '{"__proto__":{"x":1},'))),
    text.map((json) => Buffer.from(json, 'utf16le')),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    deep,
    fc.constant(Buffer.alloc(1024 * 1024 + 10, ' ')),
  )
}
