import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/admin-test.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { banner, submit } from '../support/data/blog-form.ts'

const form = '/admin/blogs/add-blog'
const item = (page: Page, number: number) =>
  page.getByRole('group', { name: `Reference ${number}`, exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Long Description' })
const cite = (page: Page) =>
  page.getByRole('toolbar', { name: 'Formatting for Long Description' }).getByLabel('Cite')

async function fill(page: Page, number: number, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await item(page, number).getByLabel(label, { exact: true }).fill(value)
  }
}

test('references are cited, moved, removed and shown to readers', async ({ page, records }) => {
  const { _id } = await records.addBlog(`Cited ${crypto.randomUUID()}`, {
    long_description: '<p>It helps.</p>',
  })
  await page.goto(`${form}?id=${_id}`)
  await page.getByRole('button', { name: 'Add reference' }).click()
  await expect(item(page, 1).getByLabel('Authors')).toBeFocused()
  await fill(page, 1, { Authors: 'Adams A', Title: 'First of all' })

  await text(page).click()
  await page.keyboard.press('Control+End')
  await cite(page).click()
  const dialog = page.getByRole('dialog', { name: 'Cite a reference' })
  await dialog.getByRole('button', { name: '[1] Adams A. First of all' }).click()
  await expect(text(page)).toHaveText('It helps. [1]')
  await page.keyboard.type(' Or not.')
  await cite(page).click()
  await dialog.getByRole('button', { name: 'New reference' }).click()
  await expect(item(page, 2).getByLabel('Authors')).toBeFocused()
  await expect(text(page)).toHaveText('It helps. [1] Or not. [2]')

  await fill(page, 2, { Authors: 'Zorn Z', Title: 'Second thoughts', Year: '20x' })
  await submit(page)
  await expect(banner(page)).toContainText('Enter a valid year.')
  await expect(item(page, 2).getByLabel('Year')).toBeFocused()
  await expect(item(page, 2).getByLabel('Year')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, 2, { Year: '2020', DOI: 'https://doi.org/10.1234/Zorn' })
  await expect(banner(page)).not.toContainText('year')

  await item(page, 2).getByRole('button', { name: 'Move up' }).click()
  await expect(item(page, 1).getByLabel('Authors')).toHaveValue('Zorn Z')
  await expect(text(page)).toHaveText('It helps. [2] Or not. [1]')
  await item(page, 2).getByRole('button', { name: 'Remove' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove reference 2?' })
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(text(page)).toHaveText('It helps. Or not. [1]')
  expect(await axeViolations(page, { within: '[data-field="references"]' })).toEqual([])

  await submit(page)
  await expect(page.getByRole('dialog')).toContainText('Blog updated successfully')
  await page.goto(`/articles/${_id}`)
  await page.getByRole('link', { name: 'Reference 1' }).click()
  await expect(page.locator('#ref-1')).toContainText('Zorn Z. Second thoughts')
  await expect(
    page.locator('#ref-1').getByRole('link', { name: 'Second thoughts' }),
  ).toHaveAttribute('href', 'https://doi.org/10.1234/zorn')
  await page.getByRole('link', { name: 'Back to the text, place 1' }).click()
  await expect(page).toHaveURL(/#cite-1-1$/)
})

test('a reference in use is offered while one types, and chosen with the keyboard', async ({
  page,
}) => {
  await page.goto(form)
  await page.getByRole('button', { name: 'Add reference' }).click()
  const authors = item(page, 1).getByRole('combobox', { name: 'Authors' })
  await authors.pressSequentially('malhotra tirz')
  await expect(page.getByRole('option', { name: /Tirzepatide/ })).toBeVisible()
  await expect(authors).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(item(page, 1).getByLabel('DOI')).toHaveValue('10.1056/nejmoa2404881')
  await expect(item(page, 1).getByLabel('Year')).toHaveValue('2024')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a form that only shows an article disables its references', async ({ page, records }) => {
  const { _id } = await records.addBlog(`Seen ${crypto.randomUUID()}`, {
    references: [{ authors: 'Adams A', title: 'First', url: 'https://example.org/' }],
  })
  await page.goto(`${form}?id=${_id}&view=1`)
  for (const input of await item(page, 1).getByRole('textbox').all()) {
    await expect(input).toBeDisabled()
  }
  await expect(item(page, 1).getByRole('button', { name: 'Open' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add reference' })).toBeHidden()
})
