// Sends raw bytes over a connection and reads the response, for requests that HTTP clients would not send.
import { connect } from 'node:net'

export type RawResponse = {
  status: number
  /** Values of a repeated header are joined with line breaks. */
  headers: Record<string, string>
  body: Buffer
  /** Preceding interim statuses, such as 100. */
  interim: number[]
}

/** Longer than the busiest machine takes, and than the site's limit for a silent connection. */
const longestSilenceMs = 100_000

/**
 * Sends the bytes at once and resolves to the responses when the server closes the connection, which the last
 * request must ask for. `methods` are those of the requests, because a response to HEAD has no body. Rejects if
 * the server is silent for too long.
 */
export async function exchange(
  url: string,
  bytes: string | Buffer,
  methods: string[],
): Promise<RawResponse[]> {
  const received = await bytesBack(url, bytes)
  const responses: RawResponse[] = []
  for (let rest = received, interim: number[] = []; rest.length > 0;) {
    const { response, end } = readResponse(rest, methods[responses.length] === 'HEAD')
    rest = rest.subarray(end)
    if (response.status < 200) {
      interim.push(response.status)
      continue
    }
    responses.push({ ...response, interim })
    interim = []
  }
  return responses
}

function bytesBack(url: string, bytes: string | Buffer): Promise<Buffer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(longestSilenceMs, () => {
      socket.destroy(new Error(`no response to ${JSON.stringify(String(bytes).slice(0, 2000))}`))
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while it is still being sent bytes.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(Buffer.concat(chunks)))
  })
}

/** The first response in these bytes, and where it ends. */
function readResponse(bytes: Buffer, toHead: boolean) {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) throw new Error(`half a response: ${bytes.toString('latin1')}`)
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const [, code] = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(statusLine) ?? []
  if (!code) throw new Error(`not a response: ${statusLine.slice(0, 200)}`)
  const status = Number(code)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value
  }
  const hasBody = !toHead && status >= 200 && status !== 204 && status !== 304
  const { body, end } = hasBody
    ? readBody(bytes, headEnd + 4, headers)
    : { body: Buffer.alloc(0), end: headEnd + 4 }
  return { response: { status, headers, body }, end }
}

function readBody(bytes: Buffer, start: number, headers: Record<string, string>) {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes, start)
  const length = headers['content-length']
  const end = length === undefined ? bytes.length : start + Number(length)
  if (end > bytes.length) throw new Error('a body was cut off')
  return { body: bytes.subarray(start, end), end }
}

function readChunks(bytes: Buffer, start: number) {
  const parts: Buffer[] = []
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    if (line < 0 || Number.isNaN(size)) throw new Error('a chunked body was cut off')
    const end = line + 2 + size
    if (size === 0) return { body: Buffer.concat(parts), end: end + 2 }
    parts.push(bytes.subarray(line + 2, end))
    at = end + 2
  }
}
