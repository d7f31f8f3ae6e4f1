import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/browser/axe.ts'

const choose = (page: Page, words: string) => page.getByRole('checkbox', { name: words }).check()
const results = (page: Page) =>
  page.getByRole('region', { name: 'Pages that mention what you chose' })

test('pages that mention what was ticked are listed, those that mention most first', async ({
  page,
}) => {
  await page.goto('/find')
  await choose(page, 'My jaw clicks or pops')
  await expect(results(page).getByRole('status')).toHaveText('3 page(s)')
  await choose(page, 'My ear feels plugged')
  const found = results(page).getByRole('listitem')
  await expect(found.first().getByRole('link')).toHaveText('Ear & Nose')
  await expect(found.first()).toContainText('Mentions: My jaw clicks or pops; My ear feels plugged')
  await expect(found.getByRole('link')).toHaveText(['Ear & Nose', 'TMD', 'Jaw'])
  await results(page).getByRole('button', { name: 'Clear' }).click()
  await expect(results(page).getByRole('status')).toHaveText('0 page(s)')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('what is chosen leaves no trace: no request, address, storage, cookie or history', async ({
  page,
  context,
}) => {
  await page.goto('/find', { waitUntil: 'networkidle' })
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const entries = await page.evaluate(() => history.length)
  await choose(page, 'I snore')
  await page.getByRole('button', { name: 'Teeth and gums' }).click()
  await expect(page.getByRole('group', { name: 'Teeth and gums' })).toBeFocused()
  await page.getByRole('link', { name: 'Make a visit sheet' }).click()
  await expect(page.getByLabel('What bothers me')).toHaveValue('I snore')
  expect(requests).toEqual([])
  expect(new URL(page.url()).href).toMatch(/\/find$/)
  const kept = await page.evaluate(() => [
    history.length,
    JSON.stringify(history.state),
    localStorage.length + sessionStorage.length,
    window.name,
  ])
  expect(kept).toEqual([entries, 'null', 0, ''])
  expect(await context.cookies()).toEqual([])
})

test('nothing is ticked after a reload, or after leaving and coming back', async ({ page }) => {
  await page.goto('/find')
  await choose(page, 'I snore')
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await choose(page, 'I snore')
  await results(page).getByRole('link', { name: 'Throat' }).click()
  await expect(page).toHaveURL('/solution/throat')
  await page.goBack()
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('danger signs stand above all choices, and no word weighs what the reader has', async ({
  page,
}) => {
  await page.goto('/find')
  const stop = page.getByRole('region', { name: 'Stop and call 911 if' })
  await expect(stop.getByRole('listitem')).toHaveCount(10)
  await expect(stop.getByRole('checkbox')).toHaveCount(0)
  const above = (await stop.boundingBox())!
  const first = (await page.getByRole('checkbox').first().boundingBox())!
  expect(above.y + above.height).toBeLessThan(first.y)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const words = (await page.getByRole('main').innerText()).replace(
    'This is an index, not a diagnosis.',
    '',
  )
  expect(words).not.toMatch(/diagnos|likely|probability|risk score|%|urgent(?! your case)/i)
})

test('three taps lead from the finder to a page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/find')
  await page.getByText('My gums bleed when I brush').click()
  await page.getByRole('button', { name: 'Show 1 page(s)' }).click()
  await results(page).getByRole('link', { name: 'Gum Recession' }).click()
  await expect(page).toHaveURL('/solution/gum')
})

test('the visit sheet opened from the finder is one printed page and passes axe', async ({
  page,
}) => {
  await page.goto('/find')
  await choose(page, 'My jaw clicks or pops')
  await page.getByRole('link', { name: 'Make a visit sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Questions for your visit' })).toBeFocused()
  await expect(page.getByText('Nothing you type here is sent or kept.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await printedPages(page)).toEqual([1, 1])
})

test('the visit sheet adds the questions of a condition, and prints on one page', async ({
  page,
}) => {
  await page.goto('/visit-sheet')
  const questions = page.locator('section', { hasText: 'Questions to ask' }).getByRole('listitem')
  await expect(questions).toHaveCount(6)
  expect(await printedPages(page)).toEqual([1, 1])
  await page.getByLabel('Add questions about').selectOption({ label: 'TMD' })
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL('/visit-sheet?condition=tmd')
  await expect(questions).toHaveCount(10)
  await page.getByLabel('My medicines').fill('None')
  expect(await printedPages(page)).toEqual([1, 1])
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => (window.print = () => resolve())),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  await printed
  await page.goto('/visit-sheet?condition=nothing')
  await expect(questions).toHaveCount(6)
})

/** How many sheets of Letter and of A4 a page takes. */
async function printedPages(page: Page): Promise<number[]> {
  const counts: number[] = []
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    counts.push(pdf.match(/\/Type \/Page\b/g)!.length)
  }
  return counts
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the finder is an index with links to the pages', async ({ page }) => {
    await page.goto('/find')
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    const group = page.getByRole('group', { name: 'Head' })
    const sign = group.getByRole('listitem').filter({ hasText: 'I wake with a headache' })
    await sign.getByRole('link', { name: 'Sleep Apnea' }).click()
    await expect(page).toHaveURL('/solution/sleepApnea')
  })
})
