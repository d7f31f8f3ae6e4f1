import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type LineState = 'good' | 'cut' | 'silent'

/** A line to a server that a test can cut, or let fall silent. */
export async function unreliableLine(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: LineState = 'good'

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (state === 'cut') socket.resetAndDestroy()
    if (state !== 'good') return
    const onward = connect(Number(port), hostname)
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const drop = () => sockets.forEach((socket) => socket.destroy())

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: LineState): void {
      state = next
      drop()
    },
    async stop(): Promise<void> {
      drop()
      await once(server.close(), 'close')
    },
  }
}
