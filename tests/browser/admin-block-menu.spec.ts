import { expect } from '@playwright/test'
import { expectAccessible, test } from '../support/browser/admin-test.ts'
import { editor, open } from '../support/browser/editor-parts.ts'

test('a slash at the start of a line offers blocks', async ({ page }) => {
  await open(page)
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  await expect(menu.getByRole('option')).toHaveCount(13)
  await expect(menu.getByRole('option', { name: 'Heading 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.type('call')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await page.keyboard.type('Rest your jaw.')
  await expect(editor(page).getByLabel('Kind of callout')).toHaveValue('do')
  await expect(editor(page).locator('aside p')).toHaveText('Rest your jaw.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.type('or')
  await expect(editor(page).locator(':scope > p')).toHaveText('/or')
})

test('the caret and the menu of blocks stay in sight in windows of each size', async ({ page }) => {
  await open(page)
  const { keyboard } = page
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  // A laptop, a tablet, and a phone with its keyboard open: larger windows only have more room.
  const sizes = ['1280 × 720', '768 × 1024', '375 × 400']
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    await page.setViewportSize({ width, height })
    const expectInSight = (place: string) =>
      expect.poll(() => page.evaluate(covered), `${place} at ${size}`).toEqual([])
    const expectMenuInSight = async (place: string) => {
      await keyboard.type('/')
      await expect(menu).toBeVisible()
      await expectInSight(place)
      await keyboard.press('Escape')
      await keyboard.press('Backspace')
    }
    for (let line = 0; line < 5; line += 1) {
      await keyboard.type('Rest your jaw.')
      await keyboard.press('Enter')
      await expectMenuInSight(`line ${line}`)
    }
    await keyboard.type('/table')
    await keyboard.press('Enter')
    await keyboard.type('First cell')
    await expectInSight('table')
    for (let cell = 1; cell < 9; cell += 1) await keyboard.press('Tab')
    await keyboard.type('Last cell')
    await expectInSight('last cell')
    await expect(editor(page).locator('table').last().locator('td').last()).toHaveText('Last cell')
    await keyboard.press('ArrowDown')
    await expectInSight('empty line')
    await expectMenuInSight('after the table')
    await keyboard.type('/callout: do')
    await keyboard.press('Enter')
    await keyboard.type('Rest.')
    await expectInSight('callout')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expectMenuInSight('after the callout')
    await keyboard.press('Control+Home')
    await expectInSight('start')
    await keyboard.press('Control+End')
    await expectMenuInSight('end')
  }
})

/** Which of caret, first and last choice of the menu, if open, something lies over, or are out of the window. */
function covered(): string[] {
  const menu = document.querySelector('.block-menu')
  const range = getSelection()!.getRangeAt(0)
  // The caret of an empty line has no rectangle of its own.
  const line = range.startContainer
  const place = line instanceof Element && line.textContent === '' ? line : range
  const caret = place.getBoundingClientRect()
  const inMenu = (at: number) => {
    const { left, top, bottom } = menu!.getBoundingClientRect()
    return { left: left + 8, y: at === 0 ? top + 8 : bottom - 8 }
  }
  const seen = (left: number, y: number, owner: string) =>
    Boolean(document.elementFromPoint(left, y)?.closest(owner))
  const places = menu ? { first: inMenu(0), last: inMenu(1) } : {}
  return [
    ...(seen(caret.left, (caret.top + caret.bottom) / 2, '.ProseMirror') ? [] : ['caret']),
    ...Object.entries(places)
      .filter(([, { left, y }]) => !seen(left, y, '.block-menu'))
      .map(([name]) => name),
  ]
}
