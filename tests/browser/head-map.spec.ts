import { expect } from '@playwright/test'
import { conditions } from '../../content/conditions/conditions.ts'
import { headMap } from '../../content/head-map.ts'
import { test } from '../support/browser/site-test.ts'

test('the map of the head has a named link to each condition, and says what it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/', '/medicalsolution']) {
    await page.goto(path)
    const links = page.getByRole('region', { name: headMap.heading }).getByRole('link')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(addresses.toSorted()).toEqual(conditions.map(({ id }) => `/solution/${id}`).toSorted())
    for (const { name, sentence } of headMap.places) {
      const link = links.and(page.getByRole('link', { name: `${name}: ${sentence}`, exact: true }))
      await link.focus()
      await expect(link.locator('.head-map-says')).toBeVisible()
      await expect(link.locator('.head-map-part')).toHaveCSS('opacity', '0.85')
    }
  }
})

test('on a phone the numbers of the map are wide enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/medicalsolution')
  const dots = page.locator('.head-map-dot')
  await expect(dots).toHaveCount(14)
  for (const dot of await dots.all()) {
    const box = await dot.boundingBox()
    expect(box!.width).toBeGreaterThanOrEqual(44)
    expect(box!.x).toBeGreaterThanOrEqual(0)
  }
})

test('the cards of all conditions have one size and leave no hole', async ({ page }) => {
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/medicalsolution')
    const cards = page.locator('.solution-cards > li')
    await expect(cards).toHaveCount(14)
    const widths = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().width)),
    )
    expect(new Set(widths).size).toBe(1)
    const grid = (await page.locator('.solution-grid').boundingBox())!
    const last = (await page.locator('.solution-grid > :last-child').boundingBox())!
    expect(Math.round(last.x + last.width)).toBe(Math.round(grid.x + grid.width))
  }
})
