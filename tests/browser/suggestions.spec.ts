import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/browser/hydrated.ts'
import { axeViolations, wcagTags } from '../support/browser/axe.ts'
import { test } from '../support/browser/site-test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

async function openHome(page: Page) {
  await page.goto('/')
  await box(page).or(page.getByRole('searchbox')).focus()
  await hydrated(page)
}

test('a reader without a mouse comes from a few letters to an article', async ({ page }) => {
  await openHome(page)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('sleep')
  await expect(options(page).first()).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toBeAttached()
  const count = await options(page).count()
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(8)
  await expect(chosen(page)).toHaveCount(0)

  const active = () => box(page).getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(await active()).toBe(await options(page).first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveCount(0)
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('sleep')

  const article = options(page).filter({ hasText: /^How a Sleep Study Works.*Article$/ })
  while ((await article.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/articles\/how-a-sleep-study/)
})

test('Enter without a choice searches what was typed', async ({ page }) => {
  await openHome(page)
  await page.keyboard.type('snor')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/articles?query=snor')
})

test('Escape closes the list and keeps the text; so does leaving the field', async ({ page }) => {
  await openHome(page)
  await page.keyboard.type('snor')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('snor')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('i')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('snori')
})

test('a danger sign comes first, and its telephone button can be reached', async ({ page }) => {
  await openHome(page)
  await page.keyboard.type('chest pain')
  await expect(options(page).first()).toContainText('Call 911 or go to an emergency room')
  const call = page.locator('.suggestion-list').getByRole('link', { name: 'Call 911' })
  await expect(call).toHaveAttribute('href', 'tel:911')
  await call.focus()
  await expect(list(page)).toBeVisible()
})

test('a topic is chosen by a click', async ({ page }) => {
  await openHome(page)
  await page.keyboard.type('sleep')
  const topic = options(page)
    .filter({ hasText: /Topic$/ })
    .first()
  const name = (await topic.locator('span').first().textContent())!
  await topic.click()
  await expect(page).toHaveURL(`/articles?${new URLSearchParams({ query: name })}`)
  await expect(page.getByText(/^Search results: [1-9]/)).toBeVisible()
})

test('a late response never replaces a newer one', async ({ page }) => {
  await openHome(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/suggestions?query=sn', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/suggestions?query=sn')
  await box(page).fill('sn')
  await asked
  await box(page).fill('clicking')
  await expect(options(page).filter({ hasText: 'Jaw Clicking' })).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(options(page).filter({ hasText: 'Jaw Clicking' })).toBeVisible()
  await box(page).fill('')
  await expect(list(page)).toBeHidden()
})

test('without a connection nothing is suggested, and the field is as usable', async ({ page }) => {
  await openHome(page)
  await page.route('**/suggestions*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.type('snor')
  await failed
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('snor')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`the open list is accessible and fits, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openHome(page)
      await page.keyboard.type('ja')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const violations = await axeViolations(page, {
        within: '.suggesting-search',
        tags: [...wcagTags, 'best-practice'],
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const { x, width: wide } = (await list(page).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    })
  }
}

test('the article list shows results while one types, and no list over them', async ({ page }) => {
  await page.goto('/articles')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.focus()
  await hydrated(page)
  await search.pressSequentially('snor')
  await expect(page).toHaveURL(/query=snor/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
