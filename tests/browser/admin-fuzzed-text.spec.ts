import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from '@playwright/test'
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

const allowed = {
  elements:
    'a,aside,blockquote,br,code,em,figcaption,figure,h1,h2,h3,img,li,ol,p,pre,strong,table,tbody,td,th,thead,tr,u,ul',
  attributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'data-decorative'],
    th: ['scope'],
    aside: ['data-kind'],
  } as Record<string, string[]>,
  protocols: ['http:', 'https:', 'mailto:', 'tel:'],
}

/** Collects every sign that a page ran or requested something that it should not. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('canary')) seen.push(`request: ${request.url()}`)
  })
  return seen
}

/** Inserts clean fragments in every way that pages are made; returns what is not allowed. */
function insert(page: Page, fragments: string[]): Promise<{ strange: string[]; html: string[] }> {
  return page.evaluate(
    ({ fragments, elements, attributes, protocols }) => {
      const strange: string[] = []
      const html: string[] = []
      // Of the line breaks at its start, parsers drop one each time.
      const settled = (text: string) => text.replaceAll(/<pre>\n+/g, '<pre>')
      const inspect = (root: Element, way: string) => {
        for (const element of root.querySelectorAll('*')) {
          if (!element.matches(elements)) strange.push(`${way}: <${element.localName}>`)
          for (const { name } of element.attributes) {
            if (!attributes[element.localName]?.includes(name))
              strange.push(`${way}: ${element.localName} ${name}`)
          }
          if (element instanceof HTMLAnchorElement && !protocols.includes(element.protocol)) {
            strange.push(`${way}: ${element.href}`)
          }
        }
      }
      for (const fragment of fragments) {
        const inner = document.createElement('div')
        document.body.append(inner)
        inner.innerHTML = fragment
        inspect(inner, 'innerHTML')
        html.push(inner.innerHTML)
        const parsed = new DOMParser().parseFromString(`<div>${fragment}</div>`, 'text/html')
        inspect(parsed.body.firstElementChild!, 'parsed')
        const cell = document.createElement('table')
        cell.innerHTML = `<tbody><tr><td>${fragment}</td></tr></tbody>`
        document.body.append(cell)
        inspect(cell.querySelector('td')!, 'in a table')
        // Parsed again, like an editor that reads its own output.
        inner.innerHTML = html.at(-1)!
        if (settled(inner.innerHTML) !== settled(html.at(-1)!)) {
          strange.push(`not the same again: ${fragment}`)
        }
      }
      return { strange, html }
    },
    { fragments, ...allowed },
  )
}

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
