// `npm run dev` must show what the built site will: every public page, status and text.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textOf } from '../support/requests/page-text.ts'
import { errorPaths, publicPaths } from '../support/requests/public-paths.ts'
import { type HttpSite, httpSite } from '../support/requests/http-site.ts'
import { type SiteProcess, startDevelopmentSite } from '../support/site/site-process.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let dataDir: string
let built: TestSite
let development: SiteProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-development-'))
  built = await startTestSite()
  development = await startDevelopmentSite({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await Promise.all([built.stop(), development.stop()])
  await rm(dataDir, { recursive: true, force: true })
})

async function open(site: HttpSite, path: string, init?: RequestInit) {
  const response = await site.fetch(path, init)
  const html = await response.text()
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name)
  const cacheControl = response.headers.get('cache-control')
  const text = textOf(html).replace(/localhost:\d+/g, 'localhost')
  return { status: response.status, cacheControl, islands, text }
}

it('every public page is the same in development and in the built site', async () => {
  const site = httpSite(development.url)
  for (const path of [...publicPaths, ...errorPaths]) {
    expect(await open(site, path), path).toEqual(await open(built, path))
  }
  const form = { method: 'POST', body: new URLSearchParams({ email: 'nobody' }) }
  expect(await open(site, '/newsletter', form)).toEqual(await open(built, '/newsletter', form))
})

it('a page in development has styles, its islands script and nothing of the framework', async () => {
  const site = httpSite(development.url)
  const html = await (await site.fetch('/')).text()
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!
  const css = await (await site.fetch(style, { headers: { accept: 'text/css' } })).text()
  expect(css).toContain('.skip-link')
  const script = /data-islands-script="([^"]+)"/.exec(html)![1]!
  expect(await (await site.fetch(script)).text()).toContain('data-island')
  expect(html).not.toContain('__reactRouter')
})
