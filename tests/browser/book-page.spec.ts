import { expect, type Page } from '@playwright/test'
import { dangerSigns } from '../../content/danger-signs.ts'
import { sampleArticle } from '../support/requests/public-paths.ts'
import { test } from '../support/browser/site-test.ts'

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!

test('an article begins on the first screens of a phone, with its contents folded', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const articles = (await (await request.get('/api/user/v1/blogs?limit=100')).json()) as {
    _id: string
    title: string
  }[]
  const [longest] = articles.toSorted((a, b) => b.title.length - a.title.length)
  for (const path of [sampleArticle, `/articles/${longest!._id}`]) {
    await page.goto(path)
    expect((await boxOf(page, '.article-summary')).y, path).toBeLessThan(1000)
  }
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'References' }).click()
  await expect(page.getByRole('heading', { name: 'References' })).toBeInViewport()
})

test('a brief is folded for two lines or more, never for one', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(sampleArticle)
  for (const [lines, shown] of [
    [4, 4],
    [5, 5],
    [6, 4],
  ] as const) {
    await page.locator('#article-brief').evaluate((brief, count) => {
      brief.innerHTML = Array.from({ length: count }, () => 'Words').join('<br>')
      dispatchEvent(new Event('resize'))
    }, lines)
    const seen = () =>
      page
        .locator('#article-brief')
        .evaluate((brief) =>
          Math.round(brief.clientHeight / Number.parseFloat(getComputedStyle(brief).lineHeight)),
        )
    await expect.poll(seen, `${lines} lines`).toBe(shown)
    await expect(page.getByRole('button', { name: 'Read More' })).toBeVisible({
      visible: shown < lines,
    })
  }
})

test('on a desk: a large picture, text in the middle, contents that say where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(sampleArticle)
  const picture = await boxOf(page, 'main figure img')
  expect(picture.width).toBeGreaterThanOrEqual(860)
  expect(picture.height).toBeLessThanOrEqual(800)
  const text = await boxOf(page, '.article-text')
  expect(Math.abs(text.x + text.width / 2 - 640)).toBeLessThan(12)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const name of ['A week of evidence', 'Find your color']) {
    await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView())
    const current = () =>
      page.evaluate(() => document.querySelector('nav a:target-current')?.textContent)
    await expect.poll(current).toBe(name)
    await expect(contents).toBeInViewport()
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(page.locator('.article-text')).toHaveCSS('font-size', '22px')
})

test('a source opens beside its number, and leads back to it', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(sampleArticle)
    const number = page.getByRole('link', { name: 'Reference 2' }).first()
    await number.click()
    const source = page.locator('#ref-2')
    await expect(source).toBeInViewport({ ratio: 1 })
    await expect(number).toBeInViewport()
    const [from, to] = [(await number.boundingBox())!, (await source.boundingBox())!]
    expect(Math.min(Math.abs(to.y - from.y), Math.abs(to.y + to.height - from.y))).toBeLessThan(60)
    await source.getByRole('link', { name: 'Back to the text, place 1' }).click()
    await expect(page.locator('#cite-2-1')).toBeInViewport()
    await expect(source).not.toBeInViewport()
  }
})

test('after an article: print, copy its link, mail it, its condition, ask, subscribe', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${sampleArticle}#references`)
  const after = page.getByRole('region', { name: 'After reading' })
  await after.getByRole('button', { name: 'Copy link' }).click()
  await expect(after.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const address = await page.evaluate(() => location.origin + location.pathname)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const mail = await after.getByRole('link', { name: 'Send by mail' }).getAttribute('href')
  expect(decodeURIComponent(mail!)).toContain(`body=`)
  expect(decodeURIComponent(mail!)).toContain(sampleArticle)
  for (const [name, to] of [
    ['All about Sleep Apnea', '/solution/sleepApnea'],
    ['Ask us', `/contact?about=${encodeURIComponent(new URL(address).pathname)}`],
    ['Get new articles by mail', '/newsletter'],
  ] as const) {
    await expect(after.getByRole('link', { name })).toHaveAttribute('href', to)
  }
  await page.evaluate(() => (window.print = () => document.body.classList.add('printed')))
  await after.getByRole('button', { name: 'Print for your visit' }).click()
  await expect(page.locator('body.printed')).toBeAttached()
})

test('the cards of help say what decides without a press, on a phone and on a desk', async ({
  page,
}) => {
  await page.goto('/solution/tmd')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const shown = page.locator('.help-briefs').filter({ visible: true })
    const emergency = page.locator('.help-short .help-emergency').locator(shown)
    await expect(emergency.getByText(dangerSigns.stroke.brief)).toBeVisible()
    await expect(emergency.getByText(dangerSigns.heartAttack.brief)).toBeVisible()
    await expect(shown.getByText(dangerSigns.numbFace.brief)).toBeVisible()
    const isCut = await page
      .locator('.help-briefs li')
      .evaluateAll((items) => items.some((item) => item.scrollWidth > item.clientWidth))
    expect(isCut).toBe(false)
  }
})

test('jaw and TMD name each other and say how they differ', async ({ page }) => {
  await page.goto('/solution/jaw')
  await page.getByRole('link', { name: 'Read about TMD' }).click()
  await expect(page).toHaveURL('/solution/tmd')
  await page.getByRole('link', { name: 'Read about Jaw' }).click()
  await expect(page).toHaveURL('/solution/jaw')
})
