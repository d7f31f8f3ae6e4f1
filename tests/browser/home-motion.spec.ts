import { expect, type Page } from '@playwright/test'
import { home } from '../../content/home.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { test } from '../support/browser/site-test.ts'

const medical = (page: Page) => page.getByRole('region', { name: 'Medical Solution' })
/** The item in front. */
const centre = (page: Page) => medical(page).locator('[data-position="centre"]')
const tip = (page: Page) => page.locator('.first-visit-tip')
const searchBox = (page: Page) => page.getByRole('combobox', { name: home.question })

test('the hero swaps every 2 s, but not beside a tip, while one types, or out of view', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  await hydrated(page)
  const shown = page.locator('.hero-pictures img.shown')
  const expectRest = async () => {
    const count = await shown.count()
    for (const time of [2100, 2100]) {
      await page.clock.runFor(time)
      await expect(shown).toHaveCount(count)
    }
  }
  const expectSwap = async () => {
    const count = await shown.count()
    await page.clock.runFor(2100)
    await expect(shown).toHaveCount(3 - count)
  }
  await expect(tip(page)).toBeVisible()
  await expectRest()
  await tip(page).getByRole('button', { name: 'Close' }).click()
  await expectSwap()
  await searchBox(page).focus()
  await expectRest()
  await searchBox(page).blur()
  await expectSwap()
  await medical(page).scrollIntoViewIfNeeded()
  await expect(page.locator('.hero-pictures')).not.toBeInViewport()
  await expectRest()
})

test('one pause button stops all that moves', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  await hydrated(page)
  await tip(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Pause animations' }).first().click()
  await expect(page.getByRole('button', { name: 'Play animations' })).toHaveCount(3)
  const before = await centre(page).textContent()
  await page.clock.runFor(13_000)
  await expect(centre(page)).toHaveText(before!)
  await expect(page.locator('.hero-pictures img.shown')).toHaveCount(1)
})

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
