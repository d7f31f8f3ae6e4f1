// Most tests use a page that another test has used: they must not see what that one left.
import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

// In one worker, one after the other.
test.describe.configure({ mode: 'default' })

const usual = { width: 1280, height: 900 }
let used: Page
let heard = 0

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    stored: localStorage.length + sessionStorage.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: document.querySelectorAll('a:hover').length,
  }))

test('a test may change what it likes of its page', async ({ page, context, baseURL }) => {
  used = page
  page.on('response', () => (heard += 1))
  await page.route('**/about', (route) => route.abort())
  await context.addCookies([{ name: 'kept', value: 'yes', url: baseURL! }])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/contact')
  await page.evaluate(() => {
    localStorage.setItem('kept', 'yes')
    sessionStorage.setItem('kept', 'yes')
  })
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  await context.newPage()
  expect(await stateOf(page)).toEqual({ stored: 2, isDark: true, isStill: true, hovered: 1 })
})

test('the next one finds nothing of it on the same page', async ({ page, context }) => {
  expect(page).toBe(used)
  const before = heard
  await page.goto('/about')
  expect(await stateOf(page)).toEqual({ stored: 0, isDark: false, isStill: false, hovered: 0 })
  expect(page.viewportSize()).toEqual(usual)
  expect(await context.cookies()).toEqual([])
  expect(context.pages()).toEqual([page])
  expect(heard).toBe(before)
  await page.addInitScript(() => localStorage.setItem('kept', 'yes'))
})

test('what can not be undone ends with its page', async ({ page }) => {
  expect(page).not.toBe(used)
  await page.goto('/about')
  expect((await stateOf(page)).stored).toBe(0)
})
