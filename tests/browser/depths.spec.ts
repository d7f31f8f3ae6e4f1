import { expect, type Page, test } from '@playwright/test'
import { dangerSigns } from '../../content/danger-signs.ts'
import { findMedicalPage } from '../../content/medical-pages.ts'

// A medical page has three depths: what to do, chapters, sources.

const chapters = (page: Page) => page.locator('main .chapter-body')
const bottomOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('danger signs and what to do are open, all else is folded', async ({ page }) => {
    await page.goto('/solution/tmd')
    expect(await bottomOf(page)).toBeLessThanOrEqual(4500)
    await page.goto('/solution/jaw')
    expect(await bottomOf(page)).toBeLessThanOrEqual(4500)
    const steps = page.getByRole('heading', { name: 'What you can do' })
    expect((await steps.boundingBox())!.y).toBeLessThan(720)
    const urgent = page.getByRole('region', { name: 'When to get help' })
    await expect(urgent.getByText('Mouth stuck open')).toBeVisible()
    await expect(urgent.getByText('Thoughts of suicide')).toBeVisible()
    await urgent.getByRole('link', { name: 'All 18 signs' }).click()
    const all = page.getByRole('region', { name: 'All 18 signs' })
    await expect(all.getByRole('heading')).toBeInViewport()
    for (const id of findMedicalPage('jaw')!.help) {
      // oxlint-disable-next-line no-await-in-loop -- one sign after the other
      await expect(all.getByText(dangerSigns[id].brief, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Take it with me' })).toHaveAttribute(
      'href',
      '/visit-sheet?condition=jaw',
    )
    for (const chapter of await chapters(page).all()) await expect(chapter).toBeHidden()
    await expect(page.getByText('4 kinds')).toBeVisible()
    await page.getByRole('heading', { name: 'Types of Jaw Trouble' }).click()
    await expect(page.getByRole('heading', { name: 'Clicking joint' })).toBeVisible()
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('a link opens the chapter that it leads to', async ({ page }) => {
        await page.goto('/solution/jaw')
        await page.getByRole('link', { name: 'Reference 6' }).last().click()
        await expect(page.locator('#ref-6')).toBeInViewport()
        await page.goto('/solution/jaw#causes')
        await expect(page.getByText('An injury, clenching, stress')).toBeInViewport()
        await page.goto('/guides/headache#signs')
        await expect(page.getByRole('heading', { name: 'Day Time' })).toBeVisible()
      })
    })
  }
})

test('what to do is on the first screen of a tablet', async ({ page }) => {
  await page.goto('/solution/facial')
  const steps = page.getByRole('heading', { name: 'What you can do' })
  for (const width of [624, 700, 770, 959]) {
    await page.setViewportSize({ width, height: 812 })
    await expect.poll(async () => (await steps.boundingBox())!.y).toBeLessThanOrEqual(620)
  }
})

test('a wide screen has all chapters open, two widths of text, and a picture on every screen or two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/solution/jaw')
  for (const chapter of (await chapters(page).all()).slice(0, -1)) {
    await expect(chapter).toBeVisible()
  }
  await expect(page.locator('details:has(> summary > #causes)')).toHaveAttribute('open')
  const widths = await page
    .locator('.condition-main p')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && text.textContent.length > 80)
        .map((text) => Math.round(text.getBoundingClientRect().width)),
    )
  expect(new Set(widths).size, String(widths)).toBeLessThanOrEqual(2)
  const pictures = await page
    .locator('main :is(img, .day-ring, .moving-view svg)')
    .evaluateAll((found) =>
      found
        .filter((picture) => picture.checkVisibility())
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width }) => width >= 96)
        .map(({ top, bottom }) => ({ top, bottom }))
        .toSorted((one, other) => one.top - other.top),
    )
  const gaps = [...pictures, { top: await bottomOf(page), bottom: 0 }].map(
    ({ top }, index) => top - (pictures[index - 1]?.bottom ?? 0),
  )
  expect(Math.max(...gaps), JSON.stringify(pictures)).toBeLessThanOrEqual(1500)
})

test.describe('on paper, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 718, height: 1040 } })

  test('all is open', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/solution/jaw', '/guides/headache']) {
      await page.goto(path)
      await expect(chapters(page)).toHaveCount(8)
      for (const chapter of await chapters(page).all()) {
        expect((await chapter.boundingBox())!.height, path).toBeGreaterThan(30)
      }
    }
  })
})
