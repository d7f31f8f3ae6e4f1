import { expect, test } from '@playwright/test'
import { sampleArticle } from '../support/requests/public-paths.ts'

/** Width of A4 and Letter between the usual margins, at 96 pixels per inch. */
const papers = { A4: 718, Letter: 740 }

for (const [paper, width] of Object.entries(papers)) {
  for (const path of [
    '/',
    sampleArticle,
    '/solution/jaw',
    '/articles',
    '/doctors-behind',
    '/find',
    '/tonight/pain',
  ]) {
    test(`${path} on ${paper} cuts no heading and leaves no column to hidden pictures`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1040 })
      await page.emulateMedia({ media: 'print' })
      await page.goto(path)
      const heading = page.locator('h1')
      await expect(heading).toBeVisible()
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(0)
      if (path === '/find' || path.startsWith('/tonight')) {
        const call = page.getByRole('link', { name: 'Call 911' })
        await expect(call).toBeVisible()
        await expect(call).toHaveCSS('color', 'rgb(0, 0, 0)')
      }
      const squeezed = await page
        .locator('.article-card-text, .article-author-card > .stack')
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.checkVisibility())
            .filter((text) => text.clientWidth < 0.9 * text.parentElement!.clientWidth)
            .map((text) => `${text.clientWidth}: ${text.textContent}`),
        )
      expect(squeezed).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}

test('prints on few sheets', async ({ page }) => {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
  for (const [path, most] of Object.entries({
    '/find': 2,
    '/tonight/pain': 2,
    '/contact': 3,
    [sampleArticle]: 5,
  })) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const pdf = await page.pdf({ format: 'Letter', margin })
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
    expect(sheets, path).toBeLessThanOrEqual(most)
  }
})
