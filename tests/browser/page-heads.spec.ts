import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const { width, doctors, contact } of [
  { width: 375, doctors: 4500, contact: 5000 },
  { width: 1280, doctors: 3000, contact: 3200 },
]) {
  test(`pages of people are short and heads low at ${width} px, and nothing of a doctor is dropped`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/contact')
    expect(await heightOf(page), '/contact').toBeLessThanOrEqual(contact)
    await page.goto('/doctors-behind')
    expect(await heightOf(page), '/doctors-behind').toBeLessThanOrEqual(doctors)
    const card = page.getByRole('article', { name: 'Dr. Elena Marsh' })
    await expect(card.locator('a[href="mailto:elena.marsh@example.org"]')).toBeVisible()
    await expect(card.getByRole('link', { name: 'LinkedIn profile' })).toBeVisible()
    await expect(card.getByText('Sample Clinic, Boston, MA')).toBeVisible()
    await expect(card.getByText(/^Writes about .*TMD/)).toBeVisible()
    await expect(card.getByText(/^Orofacial pain is the field/)).toBeHidden()
    await card.getByText('About Dr. Elena Marsh and articles').click()
    await expect(card.getByText(/^Orofacial pain is the field/)).toBeVisible()
    await expect(card.getByRole('link', { name: /^All \d+ articles/ })).toBeVisible()
    for (const path of ['/index', '/legal', '/visit-sheet', '/newsletter']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.goto(path)
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const box = await page.locator('.page-intro').boundingBox()
      expect(box!.height, path).toBeLessThanOrEqual(160)
    }
  })
}
