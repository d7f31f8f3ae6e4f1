import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { academy } from '../../content/academy.ts'
import { addressOf } from '../../content/medical-pages.ts'
import { night } from '../../content/night/night.ts'
import { nightPages } from '../../content/night/night-pages.ts'
import { layoutShift } from '../support/browser/layout-shift.ts'

test.use({ timezoneId: 'UTC' })

const doors = nightPages.map(({ headingName }) => headingName)
const atNight = [night.link.to, ...nightPages.map(addressOf)]

/** The mean lightness (L* of CIELAB, 0 to 100) of the pixels in the window. */
async function lightness(page: Page): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let sum = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!].map(linear)
    const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    sum += luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance
  }
  return sum / (data.length / info.channels)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Bytes of all that the page loaded, headers included. */
async function openCounting(page: Page, path: string): Promise<number> {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(path, { waitUntil: 'networkidle' })
  await session.detach()
  return bytes
}

for (const path of atNight) {
  test(`${path} is small, dark, still, and one screen of at most 120 words`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 667 } })
    const page = await context.newPage()
    expect(await openCounting(page, path)).toBeLessThanOrEqual(20 * 1024)
    expect(await lightness(page)).toBeLessThanOrEqual(15)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const text = await page.getByRole('main').innerText()
    const words = text.replaceAll(/\[[\d, ]+\]/g, '').match(/[\p{L}\d’'-]+/gu)!
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(120)
    for (const number of ['911', '988']) {
      await expect(page.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number}`,
      )
      await expect(page.getByRole('link', { name: number })).toBeInViewport({ ratio: 1 })
    }
    if (path !== night.link.to) {
      await expect(page.getByRole('link', { name: 'Not yet reviewed by a doctor' })).toBeVisible()
      await expect(page.getByRole('region', { name: /^Call in the morning/ })).toBeInViewport({
        ratio: 1,
      })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await lightness(page)).toBeLessThanOrEqual(15)
    await context.close()
  })
}

test('at night the home page begins with the doors, and nothing moves or is kept', async ({
  page,
}) => {
  for (const [time, isNight] of [
    ['20:59', false],
    ['21:00', true],
    ['02:14', true],
    ['05:59', true],
    ['06:00', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2026-11-23T${time}:00Z`))
    await page.goto('/')
    const question = page.getByRole('heading', { name: night.title })
    await expect(question).toBeVisible({ visible: isNight })
    if (!isNight) continue
    expect(await layoutShift(page)).toBe(0)
    expect((await question.boundingBox())!.y).toBeLessThan(300)
    expect(await lightness(page)).toBeLessThanOrEqual(15)
  }
  await page.clock.setFixedTime(new Date('2026-11-23T02:14:00Z'))
  await page.goto('/')
  await expect(page.getByText('2:14 AM')).toBeVisible()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key !== 'first-visit-tip'),
    ...Object.keys(sessionStorage),
  ])
  expect([stored, await page.context().cookies()]).toEqual([[], []])
  await page.getByRole('link', { name: doors[2]! }).click()
  await expect(page.getByRole('heading', { level: 1, name: doors[2]! })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the doors', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: night.title })).toBeHidden()
    await page.getByRole('link', { name: night.link.label }).first().click()
    await expect(page).toHaveTitle(`${night.title} | ${academy.name}`)
    await page.getByRole('link', { name: doors[0]! }).click()
    await page.getByText('Sources and review').click()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  })
})
