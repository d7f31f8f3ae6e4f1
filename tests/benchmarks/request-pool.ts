import { connect, type Socket } from 'node:net'

export type Answer = { status: number; hasRetryAfter: boolean }
type Done = (answer: Answer | undefined) => void

/**
 * The same GET again and again over kept connections, each with one request under way. It reads no more
 * of an answer than it has to: node's own client takes longer for a request than a site that refuses it.
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
    this.#request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: none\r\n\r\n`
  }

  /** Undefined when the connection broke. */
  get(): Promise<Answer | undefined> {
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
    const read = answerReader((answer) => {
      socket.removeAllListeners('data').removeAllListeners('close')
      if (socket.destroyed) this.#places += 1
      else this.#free.push(socket)
      done(answer)
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

/** Reads one answer with a Content-Length, a character a byte; told of undefined, it has ended. */
function answerReader(done: Done): (chunk: string | undefined) => void {
  let head = ''
  let missing = -1
  let answer: Answer | undefined
  return (chunk) => {
    if (chunk === undefined) return done(undefined)
    if (answer) missing -= chunk.length
    else {
      head += chunk
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
      if (length === undefined) return done(undefined)
      answer = { status: Number(head.slice(9, 12)), hasRetryAfter: /\r\nretry-after:/i.test(head) }
      missing = Number(length) - (head.length - end - 4)
    }
    if (missing <= 0) done(answer)
  }
}
