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

test('on a phone each number of the map has its name beside it, and is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/medicalsolution')
  const targets = page.locator('.head-map-target')
  await expect(targets).toHaveCount(14)
  for (const target of await targets.all()) {
    const { x, width, height } = (await target.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(375)
  }
  const names = page.locator('.head-map-name').filter({ visible: true })
  await expect(names).toHaveCount(14)
  const inOrder = await page.locator('.head-map-number').evaluateAll((numbers) =>
    numbers
      .map((number) => ({ number: number.textContent, box: number.getBoundingClientRect() }))
      .toSorted((a, b) =>
        Math.abs(a.box.y - b.box.y) > 20 ? a.box.y - b.box.y : a.box.x - b.box.x,
      )
      .map(({ number }) => Number(number)),
  )
  expect(inOrder).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
})

test('lines of the map never cross', async ({ page }) => {
  await page.goto('/medicalsolution')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('.head-map-line').evaluateAll((paths) =>
      paths
        .filter((path) => {
          const { width, height } = path.getBoundingClientRect()
          return width + height > 0
        })
        .map((path) =>
          path
            .getAttribute('d')!
            .match(/[\d.]+/g)!
            .map(Number),
        ),
    )
    expect(lines).toHaveLength(14)
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) expect(cross(line, other)).toBe(false)
    }
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
