import { expect } from '@playwright/test'
import { expectAccessible, test } from '../support/browser/admin-test.ts'
import { editor, tool, open } from '../support/browser/editor-parts.ts'

test('finds and replaces words', async ({ page }) => {
  await open(page)
  await page.keyboard.type('A jaw, the Jaw and a tooth.')
  await tool(page, 'Find').click()
  const bar = page.getByRole('search', { name: 'Find in Description' })
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('jaw')
  await expect(bar.getByRole('status')).toHaveText('2 found')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText('1 of 2')
  await expectAccessible(page)
  await bar.getByLabel('Replace with').fill('neck')
  await bar.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(editor(page)).toHaveText('A neck, the Jaw and a tooth.')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(bar.getByRole('status')).toHaveText('Replaced 1.')
  await expect(editor(page)).toHaveText('A neck, the neck and a tooth.')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toHaveText('A neck, the Jaw and a tooth.')
})

test('a text says how long it is and who reads it with ease', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  await page.getByRole('textbox', { name: 'Long Description' }).click()
  await expect(page.getByText('0 words, 1 minutes, reading age 5')).toBeVisible()
  await page.keyboard.type(
    'The jaw rests. Nocturnal parafunctional activity considerably exacerbates temporomandibular symptomatology everywhere.',
  )
  await expect(page.getByText(/^11 words, 1 minutes, reading age \d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark the hardest sentences' }).click()
  await expect(page.locator('.hard-sentence')).toHaveText(/^Nocturnal .* everywhere\.$/)
})

test('a link is found by the title of a page', async ({ page, records }) => {
  const title = `Quokka ${crypto.randomUUID().slice(0, 8)}`
  const { _id } = await records.addBlog(title)
  await open(page)
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Quokka')
  const found = page.getByRole('listbox', { name: 'Pages of this site' })
  await expect(found.getByRole('option', { name: title })).toBeVisible()
  const address = page.getByRole('combobox', { name: 'Link address' })
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  await address.fill(title)
  await expect(found.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor(page).locator('a')).toHaveAttribute('href', `/articles/${_id}`)
  await expect(editor(page).locator('a')).toHaveText('word')
})
