import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type LineState = 'good' | 'cut' | 'silent' | 'slow'

const slowMs = 5000
const put = Buffer.from('PUT ')

/**
 * A line to a server that a test can cut, slow down or silence. Every change breaks open connections, except
 * silence, during which both ends wait for each other.
 */
export async function unreliableLine(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: LineState = 'good'
  let writesLeft = Infinity

  function become(next: LineState): void {
    if (state !== next && next !== 'silent') drop()
    state = next
    writesLeft = Infinity
  }

  function noteRequest(chunk: Buffer): void {
    if (!chunk.subarray(0, 4).equals(put)) return
    writesLeft -= 1
    if (writesLeft < 0) become('cut')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (state === 'cut') socket.resetAndDestroy()
    if (state === 'cut' || state === 'silent') return
    const onward = connect(Number(port), hostname)
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    const isSilent = () => state === 'silent'
    const responses = delayed(state === 'slow' ? slowMs : 0, isSilent)
    socket.on('data', noteRequest)
    socket.pipe(delayed(0, isSilent)).pipe(onward).pipe(responses).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const drop = () => sockets.forEach((socket) => socket.destroy())

  return {
    url: target.replace(/:\d+(?=\/|$)/, `:${(server.address() as AddressInfo).port}`),
    become,
    /** Lets `writes` files be uploaded, however fast; the next upload cuts the line. */
    cutAfter(writes: number): void {
      writesLeft = writes
    },
    /** Breaks open connections. */
    reset: drop,
    async stop(): Promise<void> {
      drop()
      await once(server.close(), 'close')
    },
  }
}

function delayed(ms: number, isSilent: () => boolean): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      if (isSilent()) return
      if (ms === 0) done(null, chunk)
      else setTimeout(() => done(null, chunk), ms)
    },
  })
}
