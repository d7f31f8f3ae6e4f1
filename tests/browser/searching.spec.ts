import { expect } from '@playwright/test'
import { hydrated } from '../support/browser/hydrated.ts'
import { test } from '../support/browser/site-test.ts'

test('the header leads to the article list with what was typed', async ({ page }) => {
  await page.goto('/about')
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill('snoring')
  await box.press('Enter')
  await expect(page).toHaveURL('/articles?query=snoring')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('snoring')
  await expect(page.getByRole('main').getByRole('link', { name: /^Snoring:/ })).toBeVisible()
})

test('typing searches after a pause, once, and keeps the focus', async ({ page }) => {
  await page.clock.install()
  await page.goto('/articles')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('query='))
      asked.push(new URL(request.url()).searchParams.get('query')!)
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await box.pressSequentially('migraine')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/query=migraine/)
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Migraine and the Jaw/ }),
  ).toBeVisible()
  expect(asked).toEqual(['migraine'])
  await expect(box).toBeFocused()
  await box.fill('')
  await page.clock.runFor(1000)
  await expect(page.getByText(/^Search results: [3-9]\d article/)).toBeVisible()
})

test('a search counts once after three seconds of rest, with Enter, or when a result is opened', async ({
  page,
}) => {
  const seen: (string | null)[] = []
  await page.route('**/seen', (route) => {
    seen.push(route.request().postData())
    return route.fulfill({ status: 204 })
  })
  await page.clock.install()
  await page.goto('/articles?query=jaw')
  const box = page.getByRole('main').getByRole('searchbox')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const type = async (text: string, restMs: number) => {
    await box.fill(text)
    await page.clock.runFor(restMs)
    await expect(page).toHaveURL(`/articles?query=${text}`)
  }
  await page.clock.runFor(10_000)
  await type('migr', 2000)
  await type('migraine', 2000)
  await page.clock.runFor(10_000)
  await expect.poll(() => seen).toEqual(['/articles?query=migraine'])
  await type('snoring', 500)
  await box.press('Enter')
  await expect.poll(() => seen.slice(1)).toEqual(['/articles?query=snoring'])
  await page.clock.runFor(10_000)
  await type('bruxism', 500)
  // Until then the results of the search before are shown.
  await expect(page.getByRole('main').locator('mark', { hasText: /brux/i }).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bruxism|Grinding/i })
    .first()
    .click()
  await expect.poll(() => seen.slice(2)).toEqual(['/articles?query=bruxism'])
})

test('a pasted paragraph is searched for by its beginning', async ({ page }) => {
  const beginning = 'snoring '.repeat(25).trim()
  const paragraph = `${beginning} ${'and more '.repeat(100)}`
  const said = page.getByText(`we searched only for its first words: “${beginning}”`)
  await page.goto('/about')
  const header = page.getByRole('banner').getByRole('searchbox')
  await header.evaluate((box: HTMLInputElement) => box.select())
  await page.keyboard.insertText(paragraph)
  await header.press('Enter')
  await expect(said).toBeVisible()

  const box = page.getByRole('main').getByRole('searchbox')
  await hydrated(page)
  await box.fill('snoring')
  await expect(page).toHaveURL('/articles?query=snoring')
  await expect(said).toHaveCount(0)
  await box.selectText()
  await page.keyboard.insertText(paragraph)
  await expect(said).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Snoring:/ })).toBeVisible()
})

test('what was typed before the scripts ran is searched', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/articles')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('snoring')
  release()
  await expect(page.getByText(/^Search results: [1-9]\d? article\(s\)$/)).toBeVisible()
  await expect(page).toHaveURL(/query=snoring/)
  await expect(box).toHaveValue('snoring')
})

test('a slow response never replaces a newer one', async ({ page }) => {
  await page.goto('/articles')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/articles\?query=snor$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await box.fill('snor')
  await expect(page.getByText('Loading articles...')).toBeVisible()
  await box.fill('locked jaw')
  await expect(page.getByRole('main').getByRole('link', { name: /^Locked Jaw/ })).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('link', { name: /^Locked Jaw/ })).toBeVisible()
  await expect(box).toHaveValue('locked jaw')
})

test('the order can be chosen and is kept while paging', async ({ page }) => {
  await page.goto('/articles')
  await page.getByLabel('Sort By').focus()
  await hydrated(page)
  await page.getByLabel('Sort By').selectOption({ label: 'Z-A' })
  await expect(page).toHaveURL(/sort=z-a/)
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText(/^Understanding Insurance/)
  await page.getByRole('link', { name: /next/i }).click()
  await expect(page).toHaveURL(/sort=z-a.*page=2|page=2.*sort=z-a/)
})

test('without a connection the typed text stays and the page is usable', async ({ page }) => {
  await page.goto('/articles')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  await hydrated(page)
  await page.route('**/articles?*', (route) => route.abort())
  await box.fill('snoring')
  await expect(page.getByText(/could not|no connection|try again/i).first()).toBeVisible()
  await expect(box).toHaveValue('snoring')
})

test('D-12: a reader over the limit sees that they have to wait, and can search again', async ({
  page,
}) => {
  await page.goto('/articles')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  await hydrated(page)
  await page.route('**/articles?*', (route) => route.fulfill({ status: 429 }))
  await box.fill('snoring')
  await expect(page.getByText('Please wait a moment and search again.')).toBeVisible()
  await page.unroute('**/articles?*')
  await box.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: /^Snoring:/ })).toBeVisible()
})

test('a reader browses the index by letter', async ({ page }) => {
  await page.goto('/index')
  await expect(page.getByRole('heading', { name: 'A Articles' })).toBeVisible()
  await page.getByRole('link', { name: 'J', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'J Articles' })).toBeVisible()
  await expect(page).toHaveURL('/index?letter=J#letters')
  await expect(page.getByRole('link', { name: /^Jaw Clicking/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A Articles' })).toBeVisible()
})
