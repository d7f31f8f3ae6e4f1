import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/browser/hydrated.ts'
import { test } from '../support/browser/site-test.ts'

const medical = (page: Page) => page.getByRole('region', { name: 'Medical Solution' })
/** The label of the item in front. */
const centre = (page: Page) => medical(page).locator('[data-position="centre"]')

test('the tooltip shows on the first visit only', async ({ page }) => {
  await page.goto('/')
  const tooltip = page.getByText('Find A Solution Here!')
  await expect(tooltip).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(tooltip).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(tooltip).toBeHidden()
})

for (const width of [320, 375, 768, 1280]) {
  test(`the tooltip covers no link and no button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const tooltip = page.locator('.first-visit-tip')
    await expect(tooltip).toBeVisible()
    const covered = await tooltip.evaluate((tip) => {
      const { left, right, top, bottom } = tip.getBoundingClientRect()
      return [...document.querySelectorAll('.home-hero :is(a, button, input)')]
        .filter((control) => !tip.contains(control))
        .filter((control) => {
          const box = control.getBoundingClientRect()
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top
        })
        .map((control) => control.textContent || control.ariaLabel)
    })
    expect(covered).toEqual([])
  })
}

for (const width of [375, 768, 992, 1024, 1280, 1440]) {
  test(`no picture lies over a name of the carousels at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    const covered = await page.locator('.carousel').evaluateAll((carousels) =>
      carousels.flatMap((carousel) => {
        carousel.scrollIntoView({ block: 'center' })
        return [...carousel.querySelectorAll('.carousel-label')]
          .filter((label) => label.checkVisibility({ opacityProperty: true }))
          .filter((label) => {
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
          .map((label) => label.textContent)
      }),
    )
    expect(covered).toEqual([])
  })
}

test('the carousel turns by its buttons, around in both directions', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await medical(page)
    .getByRole('button', { name: /^pause/i })
    .click()
  await expect(centre(page)).toContainText(/neck, back & shoulder/i)
  const next = medical(page).getByRole('button', { name: /^next/i })
  await next.click()
  await expect(centre(page)).toContainText(/ear, nose & throat/i)
  const previous = medical(page).getByRole('button', { name: /^previous/i })
  await previous.click()
  await previous.click()
  await expect(centre(page)).toContainText(/digestion/i)
})

test('a swipe over 50 px turns it, a shorter one does not', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  await hydrated(page)
  await medical(page)
    .getByRole('button', { name: /^pause/i })
    .click()
  const swipe = (from: number, to: number) =>
    medical(page)
      .locator('.carousel-stage')
      .evaluate(
        (stage, [start, end]) => {
          const { top } = stage.getBoundingClientRect()
          const fire = (type: string, clientX: number) =>
            stage.dispatchEvent(
              new PointerEvent(type, {
                bubbles: true,
                cancelable: true,
                isPrimary: true,
                pointerId: 1,
                pointerType: 'touch',
                clientX,
                clientY: top + 60,
              }),
            )
          fire('pointerdown', start!)
          fire('pointermove', end!)
          fire('pointerup', end!)
        },
        [from, to],
      )
  await swipe(250, 210)
  await expect(centre(page)).toContainText(/neck, back/i)
  await swipe(250, 150)
  await expect(centre(page)).toContainText(/ear, nose/i)
  await swipe(150, 250)
  await expect(centre(page)).toContainText(/neck, back/i)
  await context.close()
})

test('it turns by itself every 6 s, but not while an item is pointed at', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  await hydrated(page)
  await medical(page).scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  const before = await centre(page).textContent()
  await page.clock.runFor(6100)
  await expect(centre(page)).not.toHaveText(before!)
  await centre(page).hover()
  const held = await centre(page).textContent()
  await page.clock.runFor(13_000)
  await expect(centre(page)).toHaveText(held!)
  await page.mouse.move(5, 5)
  await page.clock.runFor(6100)
  await expect(centre(page)).not.toHaveText(held!)
})

test('nothing moves for those who asked for that', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  await hydrated(page)
  const before = await centre(page).textContent()
  const hero = await page.locator('header').first().innerHTML()
  await page.clock.runFor(20_000)
  await expect(centre(page)).toHaveText(before!)
  expect(await page.locator('header').first().innerHTML()).toBe(hero)
  await context.close()
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
