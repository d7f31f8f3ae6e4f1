import { expect, type Page, test } from '@playwright/test'

const head = (page: Page) => page.locator('.moving-picture .mv-head')
const sentence = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text })

/** Where the head of the jaw is, from the left of its drawing, as a share of its width. */
async function place(page: Page) {
  const [part, drawing] = [
    (await head(page).boundingBox())!,
    (await page.locator('.moving-picture').boundingBox())!,
  ]
  return (part.x - drawing.x) / drawing.width
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('buttons move the joint, each state says a sentence, and paper has all of them', async ({
    page,
  }) => {
    await page.goto('/solution/tmd')
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(sentence(page, /too far forward/)).toBeVisible()
    const closed = await place(page)
    await page.getByRole('radio', { name: 'Wide open' }).check({ force: true })
    await expect(sentence(page, /move together/)).toBeVisible()
    await expect(sentence(page, /too far forward/)).toBeHidden()
    expect(closed - (await place(page))).toBeGreaterThan(0.2)
    await page.emulateMedia({ media: 'print' })
    const stills = page.locator('.moving-states use')
    await expect(stills).toHaveCount(3)
    for (const still of await stills.all()) await expect(still).toBeVisible()
    await expect(sentence(page, /too far forward/)).toBeVisible()
  })
})

test('the slider and the keys 1 to 3 move it too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/solution/tmd')
  const closed = await place(page)
  await page.getByRole('slider').fill('0.5')
  const between = await place(page)
  expect(between).toBeLessThan(closed)
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: 'Wide open' })).toBeChecked()
  await expect(page.getByRole('slider')).toHaveValue('2')
  expect(await place(page)).toBeLessThan(between)
})

test('on the narrowest phone words on drawings are 14 px high or more, and inside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    ...['tmd', 'sleepApnea', 'throat', 'gum', 'tooth', 'neck', 'digestion', 'craze', 'dental'].map(
      (id) => `/solution/${id}`,
    ),
    '/guides/headache',
    '/guides/clenching-and-grinding',
  ]) {
    await page.goto(path)
    await page.locator('.head-figure > summary').click()
    const words = await page.locator('.picture-labels text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right } = text.getBoundingClientRect()
        const drawing = text.closest('svg')!
        const { left: from, right: to, width } = drawing.getBoundingClientRect()
        const scale = width / drawing.viewBox.baseVal.width
        return {
          word: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          isInside: left >= from && right <= to,
        }
      }),
    )
    expect(words.length, path).toBeGreaterThan(1)
    expect(
      words.filter(({ size, isInside }) => size < 14 || !isInside),
      path,
    ).toEqual([])
  }
})
