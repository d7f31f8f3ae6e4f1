import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useBuiltSites } from '../support/site/built-site.ts'
import { slowClients } from '../support/requests/slow-clients.ts'

const start = useBuiltSites()
const picture = `/images/${'0'.repeat(32)}-2560x2560.jpg`

it('D-02: 500 clients that hardly read a large picture take little memory and no place of others', async () => {
  const site = await start({
    env: { TRUST_PROXY: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
  })
  await mkdir(join(site.dataDir, 'images'), { recursive: true })
  await writeFile(join(site.dataDir, picture), randomBytes(1_400_000))
  const clients = slowClients(site.port, picture, 500, 3)
  try {
    expect(await clients.answered).toBe(500)
    for (const path of [picture, '/articles?query=bite', '/articles/none', '/'])
      expect([200, 404], path).toContain((await site.fetch(path)).status)
    const metrics = await (await site.fetch('/metrics')).text()
    const memory = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
    expect(memory).toBeLessThan(450e6)
  } finally {
    clients.leave()
  }
})
