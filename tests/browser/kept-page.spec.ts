// Most tests use a page that another test has used: they must not see what that one left.
import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

// In one worker, one after the other.
test.describe.configure({ mode: 'default' })

const usual = { width: 1280, height: 900 }
let used: Page
let heard = 0

const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: document.querySelectorAll('a:hover').length,
    added: Object.keys(window).filter((name) => name.startsWith('kept')),
    isOnline: navigator.onLine,
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    cores: navigator.hardwareConcurrency,
  }))

const asFound = {
  ...{ stored: 0, isDark: false, isStill: false, hovered: 0, added: [] },
  ...{ isOnline: true, mayRead: 'prompt', cores: expect.not.closeTo(77) },
}

test('a test may change what it likes of its page', async ({ page, context, baseURL }) => {
  used = page
  page.on('response', () => (heard += 1))
  await page.route('**/about', (route) => route.abort())
  await context.route('**/about', (route) => route.abort())
  await context.addCookies([{ name: 'kept', value: 'yes', url: baseURL! }])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.setExtraHTTPHeaders({ 'x-kept': 'by the page' })
  await context.setExtraHTTPHeaders({ 'x-kept-too': 'by the context' })
  await page.addInitScript(() => Object.assign(window, { keptByPage: true }))
  await context.addInitScript(() => Object.assign(window, { keptByContext: true }))
  await page.exposeFunction('keptFunction', () => true)
  await context.grantPermissions(['clipboard-read'])
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setHardwareConcurrencyOverride', {
    hardwareConcurrency: 77,
  })
  await page.goto('/contact')
  await page.evaluate(() => {
    localStorage.setItem('kept', 'yes')
    sessionStorage.setItem('kept', 'yes')
  })
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  await context.newPage()
  await context.setOffline(true)
  expect(await stateOf(page)).toEqual({
    ...{ stored: 2, isDark: true, isStill: true, hovered: 1 },
    ...{ isOnline: false, mayRead: 'granted', cores: 77 },
    added: expect.arrayContaining(['keptByPage', 'keptByContext', 'keptFunction']),
  })
})

test('the next one finds nothing of it on the same page', async ({ page, context }) => {
  expect(page).toBe(used)
  const before = heard
  const response = await page.goto('/about')
  expect(await stateOf(page)).toEqual(asFound)
  expect(Object.keys(await response!.request().allHeaders()).join()).not.toContain('kept')
  expect(page.viewportSize()).toEqual(usual)
  expect(await context.cookies()).toEqual([])
  expect(context.pages()).toEqual([page])
  expect(heard).toBe(before)
  await page.exposeFunction('keptFunction', () => true)
  await page.clock.setFixedTime('2020-02-02T12:00')
})

test('what can not be undone ends with its page', async ({ page }) => {
  expect(page).not.toBe(used)
  await page.goto('/about')
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020)
})
