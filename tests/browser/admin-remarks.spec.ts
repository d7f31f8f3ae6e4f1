// Remarks on passages of a text, without a mouse.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  type Records,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { tabTo } from '../support/browser/keyboard.ts'

const text = '<p>Rest your jaw for two days. Then chew soft food.</p><p>Call us if it hurts.</p>'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Long Description' })
const region = (page: Page) => page.getByRole('region', { name: /^Remarks/ })
const marked = (page: Page) => editor(page).locator('mark.remarked')

async function open(page: Page, records: Records) {
  const blog = await records.addBlog(uniqueTitle('Remarked'), { long_description: text })
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(editor(page)).toContainText('Rest your jaw')
  await expect(region(page)).toBeVisible()
  // What follows the cursor is loaded last.
  await page.waitForLoadState('networkidle')
  return blog
}

/** Selects words of the first paragraph, counted from 0, with the keys. */
async function selectWords(page: Page, from: number, count: number) {
  await editor(page).focus()
  await page.keyboard.press('Control+Home')
  for (let at = 0; at < from; at += 1) await page.keyboard.press('Control+ArrowRight')
  for (let at = 0; at < count; at += 1) await page.keyboard.press('Control+Shift+ArrowRight')
}

async function remark(page: Page, words: string, suggestion = '') {
  await page.keyboard.press('Control+Alt+KeyM')
  const dialog = page.getByRole('dialog', { name: 'Remark on Long Description' })
  await expect(dialog.getByLabel('Remark', { exact: true })).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await page.keyboard.type(suggestion)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
}

test('a passage is remarked on, and found again from the list', async ({ page, records }) => {
  const { _id } = await open(page, records)
  await selectWords(page, 4, 2)
  await remark(page, 'Is that enough?', 'three days')
  await expect(editor(page)).toBeFocused()
  await expect(marked(page)).toHaveText('two days')
  await expect(region(page).getByRole('status')).toHaveText('The remark is added.')
  await expect(region(page).getByRole('listitem')).toContainText('Is that enough?')
  await expectAccessible(page)

  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Please. ')
  await expect(editor(page)).toContainText('Please. Rest your jaw for two days.')
  await expect(marked(page)).toHaveText('two days')

  const passage = region(page).getByRole('button', { name: 'Passage: two days' })
  await passage.focus()
  await page.keyboard.press('Enter')
  await expect(editor(page)).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe('two days')

  await tabTo(page, region(page).getByRole('button', { name: 'Take it: two days' }))
  await page.keyboard.press('Enter')
  await expect(editor(page)).toContainText('Please. Rest your jaw for three days.')
  const said = region(page).getByRole('status')
  await expect(said).toHaveText(/^The suggested words stand in the text\./)
  await editor(page).focus()
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toContainText('Please. Rest your jaw for two days.')
  await expect(said).toHaveText('The remark is open again.')
  await expect(marked(page)).toHaveText('two days')
  await page.keyboard.press('Control+y')
  await expect(editor(page)).toContainText('Please. Rest your jaw for three days.')
  await expect(region(page).getByRole('button', { name: '1 resolved remark' })).toBeVisible()

  const anchor = { exact: 'food. Call us', prefix: 'soft ', suffix: ' if it hurts.', start: 50 }
  const over = { field: 'long_description', anchor, body: 'One?', suggestion: 'food, or call us' }
  await records.call('POST', `/admin/v1/drafts/blog.${_id}/remarks`, over)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await region(page)
    .getByRole('button', { name: /^Take it/ })
    .click()
  await expect(region(page)).toContainText('The passage goes over several paragraphs or cells.')
  await expect(editor(page)).toContainText('chew soft food.Call us if it hurts.')
  await expect(region(page).getByRole('button', { name: '1 resolved remark' })).toBeVisible()
})

test('a colleague’s remark arrives, is replied to, and stays when its passage is gone', async ({
  page,
  records,
}) => {
  const { _id, title } = await open(page, records)
  const anchor = { exact: 'soft food', prefix: 'Then chew ', suffix: '.', start: 38 }
  const theirs = { field: 'long_description', anchor, body: 'Which?', suggestion: null }
  await records.call('POST', `/admin/v1/drafts/blog.${_id}/remarks`, theirs)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(marked(page)).toHaveText('soft food')
  await tabTo(page, region(page).getByRole('button', { name: 'Reply: soft food' }))
  await page.keyboard.press('Enter')
  await expect(region(page).getByRole('textbox', { name: 'Reply' })).toBeFocused()
  await page.keyboard.type('Soups.')
  await page.keyboard.press('Control+Enter')
  await expect(region(page).getByRole('list', { name: 'Replies' })).toContainText('Soups.')

  await selectWords(page, 6, 6)
  await page.keyboard.press('Delete')
  await expect(region(page)).toContainText('The passage is gone soft food')
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await expect(region(page).getByRole('button', { name: 'Passage: soft food' })).toBeVisible()

  await page.goto('/admin/blogs')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('1 open remark')
  await page.goto('/admin')
  await page
    .getByRole('region', { name: 'Open remarks' })
    .getByRole('link', { name: title })
    .click()
  await expect(marked(page)).toHaveText('soft food')
})
