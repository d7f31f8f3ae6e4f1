// Tells the S3 test server where its storage servers are: one ring each, with one disk.
import { spawnSync } from 'node:child_process'

/** The Python that the server's packages are installed for. */
export const python = '/usr/bin/python3'

const program = `
import sys
from swift.common.ring import RingBuilder
folder, *servers = sys.argv[1:]
for server in servers:
    name, port = server.split(':')
    builder = RingBuilder(4, 1, 0)
    place = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1'}
    builder.add_dev({**place, 'weight': 1.0})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{name}.ring.gz')
`

/** Builds all rings in one process, because each start of `swift-ring-builder` takes half a second. */
export function buildRings(folder: string, ports: Record<string, number>): void {
  const servers = Object.entries(ports).map(([name, port]) => `${name}:${port}`)
  const { status, stderr } = spawnSync(python, ['-c', program, folder, ...servers])
  if (status !== 0) throw new Error(`the rings of the S3 server: ${String(stderr)}`)
}
