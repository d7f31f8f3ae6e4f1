// Every field of the site's words, with texts that people do not write every day.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSameValue, valuesOf, wordPages } from '../../content/words/word-pages.ts'
import type { SlotPage } from '../../content/words/slot.ts'
import { axeViolations, wcagTags } from '../support/browser/axe.ts'
import { htmlErrors } from '../support/browser/html-checker.ts'
import { expect } from '@playwright/test'
import { test as siteTest } from '../support/browser/site-test.ts'
import { marks, shownWords } from './words/changed-words.ts'
import { kindsOfText, valueOf } from './words/word-values.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { httpSite } from '../support/requests/http-site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

declare global {
  interface Window {
    /** Set by a hostile text that runs. */
    __x?: unknown
  }
}

/** On a site of its own: other tests read its words. */
let ownSite: SiteProcess | undefined
let dataDir: string

const test = siteTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  baseURL: ({}, provide) => provide(ownSite?.url),
})

// No fixture of the worker: that would take a worker and a browser for these tests alone.
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-words-'))
  ownSite = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    ADMIN_EMAILS: 'admin@example.org',
    SAMPLE_CONTENT: 'false',
  })
})
test.afterAll(async () => {
  await ownSite?.stop()
  await rm(dataDir, { recursive: true })
})

// Escaping alone must be enough, without the site's policy as a second defence.
test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

/** One of each kind: the others have the same fields. */
const addresses = [
  ...new Set(
    wordPages
      .filter(({ key }) => !/^(?:condition|night)\./.test(key) || /\.(?:tmd|pain)$/.test(key))
      .map(({ address }) => address),
  ),
  '/articles?query=cost',
]

async function saver() {
  const admin = adminCalls(httpSite(ownSite!.url), await adminToken(dataDir))
  return async ({ key }: SlotPage, values: object) => {
    const response = await admin.put(`/words/${key}`, { values, hard: true })
    if (response.status !== 200) throw new Error(`${key}: ${await response.text()}`)
  }
}

// One after the other, on the same site.
test.describe.configure({ mode: 'default' })

test('every word that readers see is in a field, but for danger signs, labels and messages', async () => {
  const save = await saver()
  for (const words of wordPages) {
    const own = marks.filter(({ page }) => page === words)
    await save(words, Object.fromEntries(own.map(({ name, value }) => [name, value])))
  }
  expect(await shownWords(ownSite!.url)).toEqual({ missing: [], original: [], others: [] })
})

test('pages stay whole with any words in their fields', async ({ page }) => {
  const save = await saver()
  const folder = await mkdtemp(join(tmpdir(), 'academy-html-'))
  for (const [turn, [kind, text]] of Object.entries(kindsOfText).entries()) {
    await test.step(kind, async () => {
      let changed = 0
      for (const words of wordPages) {
        const initial = valuesOf(words, {})
        const values = words.slots.flatMap((slot): [string, unknown][] => {
          const value = valueOf(slot, initial[slot.name]!.initial, text)
          return value === undefined ? [] : [[slot.name, value]]
        })
        changed += values.filter(
          ([name, value]) => !isSameValue(value, initial[name]!.initial),
        ).length
        const program = words.slots.map(({ name }): [string, unknown] => [name, null])
        await save(words, Object.fromEntries([...program, ...values]))
      }
      expect(changed, kind).toBeGreaterThan(kind === 'empty' ? 10 : 300)
      for (const [index, address] of addresses.entries()) {
        const at = `${address} with ${kind}`
        const response = await page.goto(address)
        expect(response!.status(), at).toBe(200)
        const file = `${turn}-${address.replaceAll(/\W/g, '-')}.html`
        await writeFile(join(folder, file), await response!.body())
        const { scrollWidth, clientWidth, ran } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth, ran: window.__x !== undefined }
        })
        expect.soft(scrollWidth, at).toBeLessThanOrEqual(clientWidth)
        expect.soft(ran, at).toBe(false)
        // Which elements there are hardly depends on the words: each page is checked with one kind.
        if ((index + turn) % Object.keys(kindsOfText).length > 0) continue
        const violations = await axeViolations(page, {
          tags: wcagTags,
          // Colours do not depend on words; `every-page.spec.ts` judges them.
          disabledRules: ['color-contrast'],
        })
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            at,
          )
          .toEqual([])
      }
    })
  }
  expect(await htmlErrors(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
