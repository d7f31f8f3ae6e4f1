import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSiteProcess } from '../support/site/site-process.ts'

it('L-07: the log warns once, naming nobody, of a proxy that is not trusted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-proxy-'))
  const site = await startSiteProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const warnings = () => site.said().match(/^.*TRUST_PROXY.*$/gm) ?? []
  const read = (address: string) =>
    fetch(`${site.url}/sitemap.xml?${address}`, { headers: { 'x-forwarded-for': address } })
  await fetch(`${site.url}/about`)
  for (const address of ['203.0.113.9', '203.0.113.10']) {
    await (await read(address)).arrayBuffer()
    await expect.poll(warnings).not.toEqual([])
  }
  await site.stop()
  expect(warnings()).toHaveLength(1)
  expect(JSON.parse(warnings()[0]!)).toMatchObject({ level: 40 })
  expect(site.said()).not.toContain('203.0.113')
  await rm(dataDir, { recursive: true })
})
