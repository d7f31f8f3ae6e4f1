import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { publicPaths, sampleArticle } from '../support/requests/public-paths.ts'

// Letters twice the usual size, as in the settings of the browser.
test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
})

test('every page fits in any window with letters of twice the size', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path)
    if (path === '/') await expect(page.getByText('Find A Solution Here!')).toBeVisible()
    else await expect(page.locator('h1')).toBeVisible()
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { size, scrollWidth } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(size).toBe('32px')
      expect(scrollWidth, path).toBe(width)
    }
  }
})

test('headings break between words with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/', '/about', '/contact', '/index', '/solution/neck', sampleArticle]) {
    await page.goto(path)
    const broken = await page
      .locator('.site-brand, main :is(h1, h2), header h1, main .button')
      .evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const found: string[] = []
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}+/gu)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (lines.size > 1) found.push(word)
            }
          }
          return found
        }),
      )
    expect(broken, path).toEqual([])
  }
})
