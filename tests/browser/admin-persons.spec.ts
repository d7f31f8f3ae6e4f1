// How an owner hands out and erases what is stored about a person.
import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '../support/browser/admin-test.ts'

test('an owner finds a person on a phone, saves everything about them and erases it by keyboard', async ({
  page,
  records,
}) => {
  const email = `zoe-${crypto.randomUUID().slice(0, 8)}@example.com`
  const message = { name: 'Zoe Zimmer', email, message: 'My jaw clicks.' }
  await records.json('POST', '/user/v1/contact/send-message', message)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/persons')
  await page.getByLabel('Email').fill('zoe')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: email.toUpperCase() })).toBeFocused()
  await expect(page.getByText('My jaw clicks.')).toBeVisible()
  await expect(page.getByText(/^Backups may hold it until \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as object
  expect(saved).toMatchObject({ enquiries: [{ email, message: 'My jaw clicks.' }] })

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const title = `Erase everything about ${email.toUpperCase()}?`
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeFocused()
  await expect(page.getByText('delete them there by hand')).toBeVisible()
  await expect(page.getByText(/^Deleted: 1 enquiry/)).toBeVisible()
  const left = await records.json('GET', `/admin/v1/persons?email=${email}`)
  expect(left).toMatchObject({ enquiries: [], mails: [] })
})
