// Every part of the site in every state: contrast, names, target sizes, letters, and overflow.
import { expect, type Page } from '@playwright/test'
import { axeViolations, transitionsOver, wcagTags } from '../support/browser/axe.ts'
import { test } from '../support/browser/site-test.ts'
import { smallTexts } from '../support/data/small-texts.ts'
import { openGallery, startGallery } from '../support/browser/ui-gallery.ts'

/** What depends on a look; axe checks everything else once. */
const rulesOfLooks = ['color-contrast', 'target-size', 'link-in-text-block']

/** Each look is checked by axe at one width, because that takes long, and for overflow at all widths. */
const looks = [
  { name: 'dark', judgedAt: 1280, media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colors', judgedAt: 320, media: { colorScheme: 'light', forcedColors: 'active' } },
] as const

test('every part, dialog and menu is accessible in each look, and fits', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Opened once: a development server sends each module by itself.
  await using site = await startGallery(page)
  const folders = await page
    .locator('.gallery-part')
    .filter({ has: page.getByRole('button', { name: opener }) })
    .getByRole('heading', { level: 2 })
    .allInnerTexts()
  expect(folders).not.toEqual([])
  await test.step('parts', () => judgeParts(page))
  await test.step('a page of the site', () => judgePage(page, site.url))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  for (const folder of folders) {
    // Each opened element is checked together with everything else on the page.
    await openGallery(page, site.url, folder)
    await openEach(page)
  }
})

async function judgeParts(page: Page): Promise<void> {
  expect.soft(await violations(page), 'light').toEqual([])
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await tooWide(page), `too wide at ${width} px`).toEqual([])
    expect.soft(await smallTexts(page), `text under 16 px at ${width} px`).toEqual([])
  }
  for (const { name, judgedAt, media } of looks) {
    await page.setViewportSize({ width: judgedAt, height: 900 })
    await page.emulateMedia(media)
    expect.soft(await violations(page, { rules: rulesOfLooks }), name).toEqual([])
  }
}

/** It takes up its islands, and loads no framework. */
async function judgePage(page: Page, siteUrl: string): Promise<void> {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${siteUrl}/contact`)
  await page.getByRole('main').getByLabel('Name').focus()
  await page.locator('html[data-hydrated]').waitFor()
  expect(errors).toEqual([])
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
}

const opener = /^Open /

async function openEach(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: opener }).all()) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
    await button.click()
    const opened = page.getByRole('dialog').or(page.getByRole('menu'))
    await expect(opened, name).toBeVisible()
    expect.soft(await violations(page, { within: '[open], [role=menu]' }), name).toEqual([])
    const { x, width } = (await opened.boundingBox())!
    expect.soft({ fits: x >= 0 && x + width <= 320, x, width }, name).toMatchObject({ fits: true })
    await page.keyboard.press('Escape')
    await expect(opened, name).toBeHidden()
  }
}

async function violations(
  page: Page,
  { within = 'body', rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  await transitionsOver(page)
  const violations = await axeViolations(page, {
    within,
    ...(rules ? { rules } : { tags: wcagTags }),
    // A part that occurs once per page is here several times.
    disabledRules: ['duplicate-id-aria'],
  })
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
  const kept: string[] = []
  for (const { id, html, target, any } of found) {
    if (id === 'color-contrast' && (await hasForcedColours(page, String(target[0])))) continue
    kept.push(`${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
  }
  return kept
}

/** Detects forced colours, for which axe would read the site's colours (`-webkit-text-fill-color`). */
function hasForcedColours(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)!
    const forced = matchMedia('(forced-colors: active)').matches
    return forced && getComputedStyle(element).forcedColorAdjust !== 'none'
  }, selector)
}

/** Examples whose content overflows, and the page itself if it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll<HTMLElement>('html, [data-example]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    return wide.map(
      ({ dataset, scrollWidth }) => `${dataset['example'] ?? 'page'}: ${scrollWidth} px`,
    )
  })
}
