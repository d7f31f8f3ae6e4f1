import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 } })

    test('shows the answer on the first screen, and results in low rows', async ({ page }) => {
      await page.goto('/articles?query=is+my+headache+dangerous')
      const answer = page.getByRole('region', { name: 'Headache' })
      await expect(answer.getByRole('link', { name: 'Headache' })).toHaveAttribute(
        'href',
        '/guides/headache',
      )
      const { y, height } = (await answer.locator('.answer-sentence').boundingBox())!
      expect(y + height).toBeLessThanOrEqual(480)
      for (const row of await page.locator('.other-pages li, .article-found > li').all()) {
        expect((await row.boundingBox())!.height).toBeLessThanOrEqual(72)
      }
    })

    test('shows a danger sign first, with the number to call', async ({ page }) => {
      await page.goto('/articles?query=worst+headache+of+my+life')
      const call = page.getByRole('main').getByRole('link', { name: 'Call 911' })
      await expect(call).toHaveAttribute('href', 'tel:911')
      const { y, height } = (await call.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(520)
    })
  })
}
