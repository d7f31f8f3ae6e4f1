import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assetType } from '../../server/assets/asset-type.ts'
import { createKeptAssets, createRetention, openDatabase } from '../support/site/built-program.ts'
import type { Database } from '../../server/database/database.ts'
import { hashedFiles } from '../../server/core/paths.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const style = `:root { color: ${'red'.repeat(1000)} }`
const files = { 'root-ABCDefg_.css': style, 'page-01234-67.js': 'export {}\n' }

let store: TestStore
let site: TestSite
let db: Database
let otherBuild: string
let time: ReturnType<typeof movableClock>
let retention: ReturnType<typeof createRetention>
let kept: ReturnType<typeof createKeptAssets>

beforeEach(async () => {
  store = await freshStore()
  time = movableClock()
  db = await openDatabase(store)
  // Other tests have stored the files of this build already.
  await db.deleteFrom('kept_assets').execute()
  site = await startTestSite({ dataDir: store.dataDir, sampleContent: false })
  otherBuild = await mkdtemp(join(tmpdir(), 'academy-assets-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(otherBuild, name), text)
  retention = createRetention(db, time.clock)
  kept = createKeptAssets(db, time.clock, otherBuild)
  await kept.keep()
})
afterEach(async () => {
  await db.destroy()
  await site.stop()
  await store.remove()
  await rm(otherBuild, { recursive: true })
})

it('files of another build are served like those of this one', async () => {
  const own = (await readdir(hashedFiles)).find((name) => name.endsWith('.css'))!
  const [other, ours] = await Promise.all([
    site.fetch('/assets/root-ABCDefg_.css'),
    site.fetch(`/assets/${own}`),
  ])
  expect([other.status, ours.status]).toEqual([200, 200])
  expect(await other.text()).toBe(style)
  for (const name of [
    'content-type',
    'content-encoding',
    'cache-control',
    'vary',
    'x-content-type-options',
    'content-security-policy',
    'cross-origin-resource-policy',
  ]) {
    expect(other.headers.get(name), name).toBe(ours.headers.get(name))
  }
  const script = await site.fetch('/assets/page-01234-67.js?x', { method: 'HEAD' })
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

it('a start stores every file of its build, and reads it back byte for byte', async () => {
  const names = (await readdir(hashedFiles)).filter((name) => !/\.(?:br|gz)$/.test(name))
  expect(names.filter((name) => !assetType(name))).toEqual([])
  const rows = await db.selectFrom('kept_assets').select('name').execute()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...names, ...Object.keys(files)].toSorted(),
  )
})

it('a file that no build has is 404 and not cached, and an odd name no failure', async () => {
  for (const name of [
    'root-ABCDefgh.css',
    'root.css',
    'site.db',
    'root-ABCDefg_.html',
    'root-ABCDefg_.css.br',
    '%2e%2e/%2e%2e/package.json',
    '..%2fpackage.json',
    'root-ABCDefg%5F.css',
    '',
  ]) {
    const { status, headers } = await site.fetch(`/assets/${name}`)
    expect([status, headers.get('cache-control')], name).toEqual([404, 'no-store'])
  }
  expect((await site.fetch('/assets/%E0%A4%A')).status).toBe(400)
})

it('a file is deleted fourteen days after the last instance used it', async () => {
  time.move(13 * day)
  await rm(join(otherBuild, 'root-ABCDefg_.css'))
  await kept.keep()
  await retention.purge()
  expect(await kept.read('root-ABCDefg_.css')).toEqual(Buffer.from(style))
  time.move(2 * day)
  await retention.purge()
  expect(await kept.read('root-ABCDefg_.css')).toBeUndefined()
  expect(await kept.read('page-01234-67.js')).toBeDefined()
})
