import { expect } from '@playwright/test'
import { academy } from '../../content/academy.ts'
import { sampleArticle } from '../support/requests/public-paths.ts'
import { test } from '../support/browser/site-test.ts'

test('a reader goes from the home page to an article and on to its author', async ({ page }) => {
  await page.goto('/')
  const related = page.getByRole('region', { name: 'Related Articles' })
  const first = related.getByRole('listitem').first().getByRole('link')
  const title = await first.textContent()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  const author = page.getByRole('link', { name: /^More Articles by "Dr\. / })
  await author.click()
  await expect(page).toHaveURL(/\/articles\?query=Dr/)
  await expect(page.getByText(/^Search results: [1-9]/)).toBeVisible()
})

test('an article runs no framework, shows dates as the reader writes them', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(sampleArticle)
  await expect(page.locator('time').first()).toHaveText('7. Juli 2025')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await context.close()
})

test('without scripts a date looks as it does to a reader in America with them', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-US',
      timezoneId: academy.timeZone,
    })
    const page = await context.newPage()
    await page.goto(sampleArticle)
    await expect(page.locator('time').first()).toHaveText('July 7, 2025')
    await context.close()
  }
})

test('the brief folds on a narrow screen only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(sampleArticle)
  const more = page.getByRole('button', { name: 'Read More' })
  const brief = page.locator(`#${await more.getAttribute('data-toggles')}`)
  // The number of lines follows from an animation, which begins a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const folded = (await brief.boundingBox())!.height
  await more.click()
  await expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible()
  expect((await brief.boundingBox())!.height).toBeGreaterThan(folded)
  await page.getByRole('button', { name: 'Read Less' }).click()
  await expect.poll(async () => (await brief.boundingBox())!.height).toBe(folded)
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden()
})

test('the script of a page, which may load after the first paint, moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :not(script, button)')].map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.className}: ${top}, ${height}`
      }),
    )
  await page.route(`**${sampleArticle}`, async (route) => {
    const response = await route.fetch()
    const withoutScript = (await response.text()).replace(/<script>.*?<\/script>/s, '')
    await route.fulfill({ response, body: withoutScript })
  })
  await page.goto(sampleArticle)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden()
  const before = await boxes()
  await page.unroute(`**${sampleArticle}`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Read More' })).toBeVisible()
  expect((await boxes()).map((box) => box.replace(/\bopen(?=:)/, ''))).toEqual(before)
})

test('a picture that cannot be loaded gives way to the placeholder', async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(sampleArticle)
  const picture = page.locator('main figure picture img')
  await expect(picture).toHaveAttribute('src', '/pictures/placeholder.svg')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto('/doctors-behind')
  const portrait = page.locator('main picture img').first()
  await expect(portrait).toHaveAttribute('src', '/pictures/avatar.svg')
})

test('a keyboard reader skips to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the page that a reader points at is loaded before the click', async ({ page }) => {
  await page.goto('/about')
  const prefetch = page.waitForRequest('**/doctors-behind')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Doctors' })
  await link.hover()
  expect(await (await prefetch).headerValue('sec-purpose')).toContain('prefetch')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DOCTORS BEHIND', {
    useInnerText: true,
  })
})

for (const path of ['/doctors-behind', '/contact']) {
  test(`e-mail links of ${path} are as high as a finger needs`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(path)
    const links = page.locator('main a[href^="mailto:"]')
    await expect(links.first()).toBeVisible()
    const heights = await links.evaluateAll((found) =>
      found.map((link) => Math.round(link.getBoundingClientRect().height)),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
}
