import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleTexts } from '../../app/ui/example/example-texts.ts'
import { openPage } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { galleryPath } from '../support/browser/ui-gallery.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

it('the page of all parts is an address like any unknown one', async () => {
  const { html } = await openPage(site, galleryPath, 404)
  const { html: unknown } = await openPage(site, '/dev/nothing', 404)
  const alike = (text: string) => text.replaceAll(galleryPath, '').replaceAll('/dev/nothing', '')
  expect(alike(html)).toBe(alike(unknown))
})

it('no build has anything of it', async () => {
  const build = join(import.meta.dirname, '..', '..', 'build')
  const files = (
    await Promise.all(
      ['client', 'server'].map((folder) =>
        readdir(join(build, folder), { recursive: true, withFileTypes: true }),
      ),
    )
  )
    .flat()
    .filter((entry) => entry.isFile() && /\.(js|css|json|html)$/.test(entry.name))
  expect(files.length).toBeGreaterThan(50)
  const texts = await Promise.all(
    files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  for (const trace of [exampleTexts.longWord, 'ui-gallery', 'gallery-state', 'states-shown']) {
    expect(texts.filter((text) => text.includes(trace))).toEqual([])
  }
})
