import { once } from 'node:events'
import { connect } from 'node:net'

export type Ended = { status: number; whole: boolean; body: string }

/**
 * A request of which the first half is sent. `finish` sends the rest and returns the response;
 * `whole`: as much as the response promised.
 */
export async function halfSent(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (data: Buffer) => received.push(data)).on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  const lines = Object.entries({ host, ...headers, 'content-length': String(body.length) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const half = Math.floor(body.length / 2)
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
  socket.write(body.subarray(0, half))
  return {
    async finish(): Promise<Ended> {
      socket.write(body.subarray(half))
      await closed
      return readResponse(Buffer.concat(received))
    },
  }
}

function readResponse(bytes: Buffer): Ended {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, Math.max(end, 0))
  const body = bytes.subarray(end + 4)
  const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? []
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  const whole =
    length === undefined ? body.toString().endsWith('0\r\n\r\n') : body.length === Number(length)
  return { status: Number(status), whole: end > 0 && whole, body: body.toString() }
}

/** The bytes and the content type of a form with one picture. */
export async function pictureForm(bytes: Buffer): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  const encoded = new Response(form)
  return {
    type: encoded.headers.get('content-type')!,
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}
