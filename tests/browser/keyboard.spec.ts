// Readers' tasks, without a mouse.
import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { pressOn, tabTo, waysToSee } from '../support/browser/keyboard.ts'

for (const { name, width, height, forcedColors } of waysToSee) {
  test.describe(`without a mouse, ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ forcedColors })
    })

    test('from the home page to an article and on to its author', async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await pressOn(page, page.getByRole('button', { name: 'Close' }))
      await expect(page.getByText('Find A Solution Here!')).toBeHidden()
      if (width < 1024) await pressOn(page, page.getByRole('button', { name: 'Menu' }))
      const articles = page.getByRole('navigation').first().getByRole('link', { name: 'Articles' })
      await pressOn(page, articles)
      await expect(page).toHaveURL('/articles')

      await tabTo(page, page.getByRole('main').getByRole('searchbox'))
      await page.keyboard.type('clicking')
      await expect(page).toHaveURL(/query=clicking/)
      const found = page.getByRole('main').getByRole('link', { name: /Jaw Clicking/ })
      await pressOn(page, found)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/jaw clicking/i)

      await pressOn(page, page.locator('summary', { hasText: 'On this page' }))
      await pressOn(page, page.getByRole('link', { name: 'Yellow: ask about it' }))
      await expect(page.getByRole('heading', { name: 'Yellow: ask about it' })).toBeInViewport()
      await pressOn(page, page.getByRole('link', { name: /^More Articles by/ }))
      await expect(page).toHaveURL(/query=Dr/)
    })

    test('past the header by the first link', async ({ page }) => {
      await page.goto('/doctors-behind')
      await pressOn(page, page.getByRole('link', { name: /^skip/i }))
      await page.keyboard.press('Tab')
      const inMain = page.getByRole('main').locator(':focus')
      await expect(inMain).toBeVisible()
    })

    test('the carousel stops and turns', async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      const medical = page.getByRole('region', { name: 'Medical Solution' })
      await pressOn(page, medical.getByRole('button', { name: /^pause/i }))
      const centre = medical.locator('[data-position="centre"]')
      await tabTo(page, medical.getByRole('button', { name: /^next/i }), 'Shift+Tab')
      const before = await centre.innerText()
      await page.keyboard.press('Enter')
      await expect(centre).not.toHaveText(before)
    })

    test('a letter of the index', async ({ page }) => {
      await page.goto('/index')
      await pressOn(page, page.getByRole('link', { name: 'S', exact: true }))
      await expect(page.getByRole('heading', { name: 'S Articles' })).toBeVisible()
    })

    test('a message to the academy', async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${width % 200}` })
      await page.goto('/contact')
      const form = page.getByRole('main').locator('form')
      await tabTo(page, form.getByLabel('Name'))
      await hydrated(page)
      await page.keyboard.type('Kay Board')
      await page.keyboard.press('Tab')
      await page.keyboard.type('kay@example.org')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Which doctor do I ask?')
      await pressOn(page, form.getByRole('button'))
      await expect(page.getByText('Thank you for your message!')).toBeFocused()
    })
  })
}
