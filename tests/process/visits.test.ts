import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { httpSite } from '../support/requests/http-site.ts'
import { runCommand, startSiteProcess } from '../support/site/site-process.ts'
import { newDataDir } from '../support/stores/new-data-dir.ts'

const clients = Array.from({ length: 50 }, (_, number) => ({
  'x-forwarded-for': `198.51.100.${number + 1}`,
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${700 + number}.0) Gecko/20100101 Firefox/${700 + number}.0`,
}))

it('everything counted is stored when the process stops, and nothing about who was counted', async () => {
  const dataDir = await newDataDir('sample')
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'debug', TRUST_PROXY: '1' }
  const process = await startSiteProcess(env)
  const site = httpSite(process.url)
  for (const headers of clients) {
    await (await site.fetch('/about', { headers })).arrayBuffer()
    const seen = { ...headers, 'content-type': 'text/plain' }
    await site.fetch('/seen', { method: 'POST', headers: seen, body: '/about\nsearch.example' })
    await site.postJson('/useful', { path: '/about', useful: true }, headers)
  }
  await process.stop()

  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const row = (table: string) => ({ ...db.prepare(`select * from ${table}`).get() })
  expect(row('visit_totals')).toMatchObject({ views: 100, visits: 100 })
  expect(row('page_votes')).toMatchObject({ path: '/about', yes: 50, no: 0 })
  db.close()

  const backup = join(dataDir, 'backup.tar')
  expect(await runCommand(['backup', backup], env)).toMatchObject({ code: 0 })
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const kept = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  for (const text of [process.said(), ...kept]) {
    for (const client of Object.values(clients).flatMap((client) => Object.values(client))) {
      expect(text.includes(client)).toBe(false)
    }
  }
})
