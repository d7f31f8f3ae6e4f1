import { expect, type Locator, type Page } from '@playwright/test'
import { home } from '../../content/home.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { test } from '../support/browser/site-test.ts'

const medical = (page: Page) => page.getByRole('region', { name: 'Medical Solution' })
/** The item in front. */
const centre = (page: Page) => medical(page).locator('[data-position="centre"]')
const tip = (page: Page) => page.locator('.first-visit-tip')
const searchBox = (page: Page) => page.getByRole('combobox', { name: home.question })

/** Top and bottom of the element, in pixels of the window. */
async function extent(element: Locator) {
  const { y, height } = (await element.boundingBox())!
  return { top: y, bottom: y + height }
}

// The sample testimonial takes 200 pixels of each.
const windows = [
  { width: 320, height: 640 },
  { width: 375, height: 812, longest: 6200 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800, longest: 5250 },
  { width: 1920, height: 1080 },
]

for (const { width, height, longest } of windows) {
  test(`at ${width} px the tip covers nothing, discs have names, and answers come first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await expect(tip(page)).toBeVisible()
    const band = await extent(tip(page))
    if (width >= 375) expect(band.bottom - band.top).toBeLessThanOrEqual(88)
    expect(band.top).toBeGreaterThanOrEqual((await extent(page.locator('.home-hero-bar'))).bottom)
    expect(band.bottom).toBeLessThanOrEqual((await extent(page.locator('.hero-pictures'))).top)

    const second = page.locator('.hero-services a').nth(1)
    const seenAtOnce = [page.getByRole('heading', { level: 1 }), searchBox(page), second]
    const map = page.getByRole('region', { name: 'Where does it hurt?' })
    const expectAnswersFirst = async () => {
      if (width !== 320)
        for (const part of seenAtOnce) await expect(part).toBeInViewport({ ratio: 1 })
      expect((await extent(map)).top).toBeLessThan(1000)
    }
    await expectAnswersFirst()
    await tip(page).getByRole('button', { name: 'Close' }).click()
    await expect(tip(page)).toBeHidden()
    await expectAnswersFirst()
    expect(await namesInSight(page)).toEqual({ shown: 10, covered: [] })
    if (longest) {
      const length = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(length).toBeLessThanOrEqual(longest)
    }
  })
}

/** How many names of the carousels are visible, and which of them are covered. */
function namesInSight(page: Page) {
  return page.locator('.carousel').evaluateAll((carousels) => {
    const shown = carousels
      .flatMap((carousel) => [...carousel.querySelectorAll('.carousel-label')])
      .filter((label) => label.checkVisibility({ opacityProperty: true }))
    const covered = shown.filter((label) => {
      label.scrollIntoView({ block: 'center' })
      const words = document.createRange()
      words.selectNodeContents(label)
      return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 3].some((x) =>
          [top + 4, bottom - 4].some(
            (y) => document.elementFromPoint(x, y)?.closest('a') !== label.closest('a'),
          ),
        ),
      )
    })
    return { shown: shown.length, covered: covered.map((label) => label.textContent) }
  })
}

test('the tip shows on the first visit only', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Find A Solution Here!')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(tip(page)).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(tip(page)).toBeHidden()
})

test('answers come before the academy, and no patient is made up', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Where does it hurt?',
    'Medical Solution',
    'Dental Solution',
    'Related Articles',
    'Who we are',
    'Key Benefits',
    'Why It Works',
    'Mission',
    'Vision',
    'In a Patient’s Words',
    'Advocating for Insurance Coverage',
  ])
})

test('at 1280 px the links stay in one line in a wide typeface', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/articles']) {
    await page.goto(path)
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--font-text', "'DejaVu Sans', Verdana"),
    )
    const tops = await page
      .locator('.site-menu ul:last-of-type li')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(6)
    expect(new Set(tops).size).toBe(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow).toBe(1280)
    const [links, search] = [
      page.locator('.site-menu ul:last-of-type'),
      page.getByRole('search').first(),
    ]
    const { x, width } = (await links.boundingBox())!
    if (path !== '/') expect(x + width).toBeLessThanOrEqual((await search.boundingBox())!.x)
  }
})

test('on a phone suggestions stand above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await hydrated(page)
  await searchBox(page).click()
  await page.keyboard.type('ja')
  const options = page.getByRole('option')
  await expect(options.nth(3)).toBeVisible()
  expect((await extent(searchBox(page))).top).toBeGreaterThanOrEqual(0)
  expect((await extent(page.getByRole('listbox'))).bottom).toBeLessThanOrEqual(812 - 336)
})

test('a button pressed before the scripts run works when they do', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await medical(page).getByRole('button', { name: /^next/i }).click()
  await expect(centre(page)).toContainText(/neck, back/i)
  release()
  await expect(centre(page)).toContainText(/ear, nose/i)
})
