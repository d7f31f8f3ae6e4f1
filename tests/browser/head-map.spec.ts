import { expect } from '@playwright/test'
import { headMap } from '../../content/head-map.ts'
import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import { test } from '../support/browser/site-test.ts'

test('the map of the head has a named link to each medical page, and says what it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/', '/medicalsolution']) {
    await page.goto(path)
    const links = page.getByRole('region', { name: headMap.heading }).getByRole('link')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(addresses.toSorted()).toEqual(medicalPages.map(addressOf).toSorted())
    for (const { words, name, term, sentence } of headMap.places) {
      const says = `${term ? `${words}, ${name}` : name}: ${sentence}`
      const link = links.and(page.getByRole('link', { name: says, exact: true }))
      await link.focus()
      await expect(link.locator('.head-map-says')).toBeVisible()
      await expect(link.locator('.head-map-part')).toHaveCSS('opacity', '0.85')
    }
  }
})

test('on a phone each place of the map is in the list below, in rows high enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/medicalsolution')
  const rows = page.locator('.head-map li a')
  await expect(rows).toHaveCount(headMap.places.length)
  for (const row of await rows.all()) {
    const { x, width, height } = (await row.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(375)
  }
})

test('lines of the map never cross', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/medicalsolution')
  const lines = await page.locator('.head-map-line').evaluateAll((paths) =>
    paths.map((path) =>
      path
        .getAttribute('d')!
        .match(/[\d.]+/g)!
        .map(Number),
    ),
  )
  expect(lines).toHaveLength(headMap.places.length)
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) expect(cross(line, other)).toBe(false)
  }
})

/** Whether two lines, each given by two points, intersect. */
function cross([ax, ay, bx, by]: number[], [cx, cy, dx, dy]: number[]): boolean {
  const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  return (
    side(ax!, ay!, bx!, by!, cx!, cy!) !== side(ax!, ay!, bx!, by!, dx!, dy!) &&
    side(cx!, cy!, dx!, dy!, ax!, ay!) !== side(cx!, cy!, dx!, dy!, bx!, by!)
  )
}

test('the cards of all conditions and guides have one size and leave no hole', async ({ page }) => {
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/medicalsolution')
    const cards = page.locator('.solution-cards > li')
    await expect(cards).toHaveCount(16)
    const widths = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().width)),
    )
    expect(new Set(widths).size).toBe(1)
    const grid = (await page.locator('.solution-grid').boundingBox())!
    const last = (await page.locator('.solution-grid > :last-child').boundingBox())!
    expect(Math.round(last.x + last.width)).toBe(Math.round(grid.x + grid.width))
  }
})
