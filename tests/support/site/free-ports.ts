import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Outside the range from which systems pick free ports: a port from there could be given away before its
 * server has taken it. Parallel processes start at different ports.
 */
const range = { from: 10_000, count: 10_000 }
let next = (process.pid * 97) % range.count

/** Finds `count` ports on which nothing listens. */
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
