import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

test('a patient finds a solution, its risks and what to read next', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Medical Solutions' }).first().click()
  await expect(page).toHaveURL('/medicalsolution')
  await page
    .getByRole('link', { name: /Facial Pain & TMD/i })
    .first()
    .click()
  await page.getByRole('main').getByRole('link', { name: 'TMD', exact: true }).click()
  await expect(page).toHaveURL('/solution/tmd')
  for (const heading of ['Night Time', 'Day Time', 'Complications & Risks']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  const related = page.getByRole('region', { name: 'Related Articles by "TMD"' })
  await expect(related.getByRole('listitem')).toHaveCount(5)
  await related.getByRole('link', { name: /Read More/ }).click()
  await expect(page).toHaveURL('/articles')
})

for (const [width, height, limit] of [
  [375, 900, 900],
  [1280, 800, 700],
] as const) {
  test(`danger signs begin on the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/solution/sleepApnea',
      '/solution/throat',
      '/solution/tmd',
      '/guides/headache',
    ]) {
      await page.goto(path)
      const card = page.getByRole('heading', { name: 'Call 911 or go to an emergency room' })
      expect((await card.boundingBox())!.y, path).toBeLessThan(limit)
    }
  })
}

test('options are a table on each screen, and on a phone each option says what is about what', async ({
  page,
}) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/solution/tmd')
    if (width === 375) await page.getByRole('heading', { name: 'Tests and treatments' }).click()
    const table = page.getByRole('table', { name: 'Options side by side' })
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['Option', 'What helps', 'What harms', 'How sure', 'Out of 100'],
    ])
    const first = table.getByRole('row', { name: /^Doing nothing/ })
    const cells = first.getByRole('cell')
    await expect(cells).toHaveCount(4)
    const [helps, harms] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
    const label = await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').content)
    if (width === 375) expect(harms!.y).toBeGreaterThanOrEqual(helps!.y + helps!.height)
    else expect(harms!.y).toBe(helps!.y)
    expect(label.includes('What helps') || label.includes('data-heading')).toBe(width === 375)
  }
})

test('a reader follows a marker to its source and back', async ({ page }) => {
  await page.goto('/solution/tmd')
  await page.getByRole('link', { name: 'Reference 3', exact: true }).click()
  await expect(page).toHaveURL(/#ref-3$/)
  const source = page.locator('#ref-3')
  await expect(source).toBeInViewport()
  await source.getByRole('link', { name: 'Back to the text, place 1' }).click()
  await expect(page.locator('#cite-3-1')).toBeInViewport()
})
