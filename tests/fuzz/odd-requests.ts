// Requests as HTTP allows them, however odd, and some that it does not.
import fc from 'fast-check'
import { oddTarget } from './odd-targets.ts'

export type OddRequest = {
  method: string
  target: string
  /** The whole request, but for the lines that the sender adds to its head. */
  bytes: (more: string[]) => string
}

/** Stands in a header for the entity tag that the target has. */
export const knownTag = '{etag}'

const methods = [
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'M-SEARCH',
  'LINK',
]

const tags = [
  knownTag,
  knownTag,
  `"x", ${knownTag}`,
  `${knownTag},"y"`,
  `W/"a,b" , ${knownTag}`,
  '*',
  '"x"',
  'W/"x"',
  'x',
  '',
  ',',
  '"',
  `, ,${knownTag}`,
  `${knownTag}x`,
  `w/${knownTag}`,
]
const dates = ['Fri, 01 Jan 2100 00:00:00 GMT', 'Mon, 01 Jan 2001 00:00:00 GMT', 'soon', '']
const ranges = [
  'bytes=0-9',
  'bytes=-5',
  'bytes=5-',
  'bytes=5-2',
  'bytes=0-1,3-4',
  'lines=1-2',
  'bytes=9999999-',
]
const codings = [
  'br',
  'gzip',
  'BR',
  'gzip, deflate, br, zstd',
  'br;q=0, gzip',
  'gzip;q=0.5,br;q=0.4',
  '*',
  '*;q=0',
  'identity',
  'identity;q=0',
  'br;q=0.000',
  'br; q=0',
  'br ;q=1',
  'br;q=x',
  'x-gzip',
  '',
  ',',
  '<junk>;;,,',
  'deflate',
  '*;q=0.1, br;q=0',
  `gzip${' '.repeat(300)}`,
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'text/plain',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'x',
  'a/b;c=";"',
]
const choices: Record<string, string[]> = {
  'If-None-Match': tags,
  'if-match': tags,
  'if-range': [...tags, ...dates],
  'if-modified-since': dates,
  'if-unmodified-since': dates,
  range: ranges,
  'Accept-Encoding': codings,
  'content-type': types,
  'content-encoding': ['gzip', 'identity', 'br'],
  accept: ['*/*', 'text/html', 'application/json', 'image/*;q=0', '', 'nonsense'],
  'cache-control': ['no-cache', 'max-age=0', 'only-if-cached', 'no-store'],
  authorization: ['Bearer x', 'Bearer ', 'bearer y', 'Basic YTpi', '', 'Bearer'],
  expect: ['100-continue', '100-Continue', 'wonders', ''],
  connection: ['close', 'keep-alive', 'Keep-Alive, x', 'Upgrade, close', 'x', ''],
  te: ['trailers', 'gzip'],
  host: ['localhost', 'other', 'LOCALHOST:80', '[::1]:3000', 'a b', '', 'a,b', 'user@host', 'h:x'],
  cookie: ['a=b', 'a=b; =', ''],
  origin: ['null', 'https://evil.example'],
  'x-http-method-override': ['DELETE'],
  'x-empty': [''],
  'x-folded': ['a\r\n b'],
  'x-long': ['a'.repeat(10_000)],
}
const everyHeader = Object.entries(choices).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
)
/** Those that decide most come more often. */
const header = fc
  .oneof(
    { weight: 2, arbitrary: fc.constantFrom(...everyHeader) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('If-None-Match', 'Accept-Encoding', 'content-type', 'connection', 'range')
        .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...choices[name]!))),
    },
  )
  .map(([name, value]) => `${name}: ${value}`)

/** Lines of the head, and what follows it. */
const noBody = { lines: [] as string[], body: '' }
const chunked = 'transfer-encoding: chunked'
const bodies = [
  { lines: ['content-length: 0'], body: '' },
  { lines: [chunked], body: '0\r\n\r\n' },
  { lines: [chunked], body: '2\r\n{}\r\n0\r\n\r\n' },
  { lines: [chunked], body: '1;a=b\r\n{\r\n1\r\n}\r\n0\r\nx-trailer: 1\r\n\r\n' },
  { lines: [chunked, 'trailer: x-trailer'], body: '000\r\nx-trailer: 1\r\n\r\n' },
  ...['{}', '{"name":', 'a=b&c', '[]', '--x--\r\n', 'a'.repeat(5000)].map((body) => ({
    lines: [`Content-Length: ${body.length}`],
    body,
  })),
  { lines: ['content-length: 2', 'content-length: 2'], body: '{}' },
  { lines: ['content-length: 2', chunked], body: '2\r\n{}\r\n0\r\n\r\n' },
  { lines: ['content-length: +2'], body: '{}' },
]
const framing = fc.oneof(
  { weight: 12, arbitrary: fc.constant(noBody) },
  { weight: 3, arbitrary: fc.constantFrom(...bodies) },
)

/** An offer to change the protocol; node reads nothing that follows one in the same packet. */
const offer = fc.oneof(
  { weight: 20, arbitrary: fc.constant<string[]>([]) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('websocket', 'h2c', 'TLS/1.0', '')
      .map((name) => ['connection: Upgrade, close', `upgrade: ${name}`]),
  },
)

export const oddRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'HEAD') },
      { weight: 39, arbitrary: fc.constantFrom(...methods) },
      { weight: 1, arbitrary: fc.constantFrom('get', 'FOO', 'G@T') },
    ),
    target: oddTarget,
    version: fc.oneof(
      { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
      { weight: 3, arbitrary: fc.constant('HTTP/1.0') },
      { weight: 1, arbitrary: fc.constantFrom('HTTP/2.0', 'HTTP/1.2', 'http/1.1', '') },
    ),
    host: fc.oneof(
      { weight: 30, arbitrary: fc.constant(['Host: localhost']) },
      { weight: 1, arbitrary: fc.constantFrom([], ['Host: one', 'Host: two']) },
    ),
    headers: fc.array(header, { maxLength: 4 }),
    offer,
    framing,
  })
  .map(({ method, target, version, host, headers, offer, framing: { lines, body } }) => {
    const named =
      offer.length === 0 ? headers : headers.filter((line) => !line.startsWith('connection'))
    const head = [`${method} ${target} ${version}`, ...host, ...named, ...offer, ...lines]
    return {
      method,
      target,
      bytes: (more) => `${[...head, ...more].join('\r\n')}\r\n\r\n${body}`,
      [fc.toStringMethod]: () => JSON.stringify([...head, body]),
    }
  })
