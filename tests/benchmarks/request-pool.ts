import { connect, type Socket } from 'node:net'

export type PoolResponse = { status: number; hasRetryAfter: boolean }
type Done = (response: PoolResponse | undefined) => void

/**
 * The same GET again and again over kept connections, each with one request under way. It reads no more
 * of a response than it has to: node's own client takes longer for a request than a site that refuses it.
 */
export class RequestPool {
  readonly #free: Socket[] = []
  readonly #waiting: Done[] = []
  readonly #url: URL
  readonly #request: string
  #places: number

  constructor(url: URL, connections: number) {
    this.#url = url
    this.#places = connections
    this.#request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 0\r\n\r\n`
  }

  /** Undefined when the connection broke. */
  get(): Promise<PoolResponse | undefined> {
    return new Promise((done) => {
      this.#waiting.push(done)
      this.#sendNext()
    })
  }

  close(): void {
    for (const socket of this.#free) socket.destroy()
  }

  #sendNext(): void {
    const socket = this.#free.pop() ?? this.#open()
    const done = socket && this.#waiting.shift()
    if (!done) {
      if (socket) this.#free.push(socket)
      return
    }
    const read = responseReader((response) => {
      socket.removeAllListeners('data').removeAllListeners('close')
      if (socket.destroyed) this.#places += 1
      else this.#free.push(socket)
      done(response)
      if (this.#waiting.length > 0) this.#sendNext()
    })
    socket.on('data', read)
    socket.on('close', () => read(undefined))
    socket.write(this.#request)
  }

  #open(): Socket | undefined {
    if (this.#places === 0) return undefined
    this.#places -= 1
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    // What it means is told by `close`, which follows.
    return socket
      .setEncoding('latin1')
      .setNoDelay()
      .on('error', () => undefined)
  }
}

/** Reads one response with a Content-Length, a character a byte; told of undefined, it has ended. */
function responseReader(done: Done): (chunk: string | undefined) => void {
  let head = ''
  let missing = -1
  let response: PoolResponse | undefined
  return (chunk) => {
    if (chunk === undefined) return done(undefined)
    if (response) missing -= chunk.length
    else {
      head += chunk
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
      if (length === undefined) return done(undefined)
      response = {
        status: Number(head.slice(9, 12)),
        hasRetryAfter: /\r\nretry-after:/i.test(head),
      }
      missing = Number(length) - (head.length - end - 4)
    }
    if (missing <= 0) done(response)
  }
}
