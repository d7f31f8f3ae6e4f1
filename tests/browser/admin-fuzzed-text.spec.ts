import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { limits } from '../../shared/limits.ts'
import { isStorable } from '../../shared/text-rules.ts'
import { countWords } from '../../shared/word-count.ts'
import { clean } from '../../server/html/sanitise.ts'
import { firstSeed, fuzzMs, fuzzTimeout } from '../fuzz/fuzz-run.ts'
import { expect, test as adminTest, uniqueTitle } from '../support/browser/admin-test.ts'
import {
  hostileFigures,
  hostileFragment,
  hostileHtml,
  notAllowedIn,
} from '../support/data/hostile-html.ts'
import { startSiteProcess } from '../support/site/site-process.ts'
import { watch, insert } from '../support/browser/inserted-text.ts'

/** Set by no script of the site; every hostile text tries to set it. */
declare global {
  interface Window {
    __x?: unknown
  }
}

type OwnSite = { url: string; dataDir: string }

/** On a site of its own, because other tests run axe on what theirs shows. */
const test = adminTest.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'academy-hostile-'))
      const site = await startSiteProcess({
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        ADMIN_EMAILS: 'admin@example.org',
      })
      await provide({ url: site.url, dataDir })
      await site.stop()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  dataDir: ({ ownSite }, provide) => provide(ownSite.dataDir),
})

// Tests the sanitizer alone, without the site's policy as a second defence.
test.use({ bypassCSP: true })

const batch = 50
const known = Object.values(hostileHtml).flat()

// A retry with other seeds would not find what the fuzzer found.
test.describe.configure({ retries: 0 })

test('H-16, G-08: no generated text runs anything or is anything but the allowed elements', async ({
  page,
}) => {
  test.setTimeout(fuzzTimeout('sanitiser'))
  const seen = await watch(page)
  await page.route('**/fuzzed-text', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><body>' }),
  )
  const end = Date.now() + fuzzMs('sanitiser')
  let seed = firstSeed()
  let count = 0
  do {
    const generated = fc.sample(hostileFragment(), { numRuns: batch, seed })
    const hostile = count === 0 ? [...known, ...hostileFigures, ...generated] : generated
    const fragments = hostile.map(clean)
    const told = `FUZZ_SEED=${seed}`
    await page.goto('/fuzzed-text')
    await page.setContent(`<!doctype html><body>${fragments.join('<hr>')}`)
    const { strange, html } = await insert(page, fragments)
    expect(strange, told).toEqual([])
    for (const [at, text] of html.entries()) {
      expect(notAllowedIn(clean(text)), told).toEqual([])
      expect(clean(clean(text)), `${told} ${hostile[at]}`).toBe(clean(text))
    }
    expect(await page.evaluate(() => window.__x), told).toBeUndefined()
    expect(seen, told).toEqual([])
    count += fragments.length
    seed += 1
  } while (Date.now() < end)
  process.stdout.write(`G-08: ${count} texts, each put into a page in four ways\n`)
  expect(count).toBeGreaterThan(known.length)
})

/** Joins the first texts, up to the length that a short field may have. */
function asManyAsFit(texts: string[]): string {
  let joined = ''
  for (const text of texts) {
    const longer = `${joined}<p>and</p>${text}`
    if (countWords(clean(longer)) > limits.article.summaryWords) return joined
    joined = longer
  }
  return joined
}

test('H-01 to H-12, G-08: hostile texts are harmless on every page and screen that shows them', async ({
  page,
  records,
}) => {
  const seen = await watch(page)
  const generated = fc.sample(hostileFragment(), { numRuns: 40, seed: firstSeed() })
  // Text that can't be stored can't be displayed.
  const all = [...known, ...generated]
    .map((text) => text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ''))
    // The site refuses pictures that it has not stored.
    .filter((text) => isStorable(clean(text)) && !/<figure/i.test(text))
  const html = all.join('<p>and</p>')
  const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Hostile'), description: html })
  const words = {
    long_description: html,
    blog_summary: asManyAsFit(all),
    img_description: asManyAsFit(all.toReversed()),
  }
  const blog = await records.addBlog(uniqueTitle('Hostile text'), {
    ...words,
    author_id: doctor._id,
  })
  const screens = [
    `/articles/${blog._id}`,
    '/doctors-behind',
    '/admin/blogs',
    '/admin/doctor',
    '/articles',
    '/',
  ]
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await page.evaluate(() => window.__x), path).toBeUndefined()
    expect(seen, path).toEqual([])
  }
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: `Actions for ${blog.title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.locator('[contenteditable=true]').first()).toContainText('and')
  expect(await page.evaluate(() => window.__x)).toBeUndefined()
  expect(seen).toEqual([])
})
