// The front desk: answering enquiries by keyboard, one after the other, and by two colleagues at once.
import { expect, expectAccessible, test } from '../support/browser/admin-test.ts'
import { button, enquire, reply } from '../support/browser/desk-steps.ts'

test('by single keys enquiries are chosen, closed and put back', async ({
  page,
  records,
  baseURL,
}) => {
  const first = await enquire(baseURL!, records, 'I have chest pain.')
  await page.goto(`/admin/desk?filter=${encodeURIComponent(first.name)}`)
  const link = page.getByRole('link', { name: first.name })
  await expect(link).toBeVisible()
  await button(page, 'New call').press('Enter')
  await button(page, 'Save').press('Enter')
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect(name).toHaveAccessibleDescription('Name is required.')
  await expect(name).toBeFocused()
  // What somebody says on the telephone cannot be asked for again.
  await page.keyboard.type('Ana')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is saved yet.' })).toBeVisible()
  await expect(name).toHaveValue('Ana')
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'New call')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription(/^Unread May be urgent I have chest pain.* 0 min$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('status').filter({ hasText: 'The enquiry is done.' })).toBeVisible()
  await expect(link).toHaveCount(0)
  // The row that had the focus is gone, and nothing took its place.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('u')
  await expect(link).toBeVisible()
  expect((await first.read()).state).toBe('open')

  // While somebody types, keys are letters.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('searchbox')).toHaveValue(`${first.name}e`)
  await page.getByRole('searchbox').fill(first.name)
  await page.getByRole('checkbox', { name: `Choose ${first.name}` }).check()
  const bar = page.getByRole('toolbar', { name: 'Chosen enquiries' })
  await bar.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(link).toHaveCount(0)
  await button(page, 'Undo').press('Enter')
  await expect(link).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The whole row is a link.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page
    .getByRole('row')
    .filter({ hasText: first.name })
    .getByText('Nobody')
    .click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Enquiries of this folder' })).toContainText(
    first.name,
  )
  const urgent = page.getByRole('region', { name: 'May be urgent' })
  await urgent.getByRole('button', { name: 'Seen: not urgent' }).press('Enter')
  await expect(urgent).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('u')
  await expect(urgent).toBeVisible()
  await page.keyboard.press('r')
  await expect(reply(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Reply is required.' })).toBeVisible()

  // Whoever is passed over on the way to somebody else is not assigned.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('a')
  await expect(page.getByLabel('Assigned to')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Assign')).toBeVisible()
  expect((await first.read()).assignedTo).toBeNull()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Assigned to' })).toBeVisible()
  expect((await first.read()).assignedTo).not.toBeNull()

  // The focus comes back to where one left.
  await page.getByRole('link', { name: 'Back to the front desk' }).press('Enter')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toBeFocused()
  const folder = page.getByRole('navigation', { name: 'Folders' }).getByRole('link')
  await folder.filter({ hasText: 'Mine' }).press('Enter')
  await expect(page).toHaveURL(/folder=mine/)
  await expect(folder.filter({ hasText: 'Mine' })).toBeFocused()
})
