import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Not among those that a system gives to whoever asks for any: one of them could be given away before its
 * server has taken it. Processes that run side by side begin at different ones.
 */
const range = { from: 10_000, count: 10_000 }
let next = (process.pid * 97) % range.count

/** So many ports on which nobody listens. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = range.from + next
    next = (next + 1) % range.count
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}
