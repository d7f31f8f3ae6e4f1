// The front desk: answering enquiries by keyboard, one after the other, and by two colleagues at once.
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { button, enquire, reply } from '../support/browser/desk-steps.ts'
import { adminToken } from '../support/requests/admin-token.ts'

test('by keyboard an enquiry is found, answered with a canned answer and closed', async ({
  page,
  records,
  baseURL,
}) => {
  const { name, email, read } = await enquire(baseURL!, records)
  const title = uniqueTitle('Appointment')
  await page.goto('/admin')
  const newest = page.getByRole('region', { name: 'Newest enquiries' }).getByRole('listitem')
  await expect(newest.filter({ hasText: name })).toContainText(/this minute|ago/)
  await expect(newest.getByRole('link', { name: `Answer ${name}` })).toBeVisible()
  await page.goto('/admin/desk')
  await button(page, 'Canned answers').press('Enter')
  await button(page, 'New answer').press('Enter')
  await page.getByLabel('Title').pressSequentially(title)
  await page.getByLabel('Text').fill('Dear {name}, please call us.')
  await button(page, 'Save').press('Enter')
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Canned answers')).toBeFocused()

  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Unread')
  await expectAccessible(page)
  await row.getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByText('My jaw clicks when I chew.').last()).toBeVisible()
  await expect(page.getByText(`Sent by e-mail to ${email}.`)).toBeVisible()

  await button(page, 'Insert answer').press('Enter')
  await page.getByRole('button', { name: title }).press('Enter')
  await expect(reply(page)).toBeFocused()
  await expect(reply(page)).toHaveValue(`Dear ${name}, please call us.`)
  await expectAccessible(page)
  await button(page, 'Send and close').press('Enter')
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText(
    `Dear ${name}, please call us.`,
  )
  await expect(reply(page)).toHaveValue('')
  await expect(button(page, 'Reopen')).toBeVisible()
  expect(await read()).toMatchObject({ state: 'done', draft: null, answered: true })
  await expect(page.locator('.desk-ways a').last()).toBeFocused()
  await button(page, 'Reopen').press('Enter')
  await expect(button(page, 'Done')).toBeFocused()

  await page.setViewportSize({ width: 375, height: 800 })
  await button(page, 'Delete').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this enquiry?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Front Desk' })).toBeFocused()
  // The list is as it was left.
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toHaveValue(name)

  await button(page, 'Canned answers').press('Enter')
  await button(page, `Delete ${title}`).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete this answer?' })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Canned answers' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('done leads to the next one that waits, and back to where one came from', async ({
  page,
  records,
  baseURL,
}) => {
  const [first, second] = [await enquire(baseURL!, records), await enquire(baseURL!, records)]
  await page.goto('/admin/desk?folder=unassigned')
  await page.getByRole('link', { name: first.name }).click()
  await button(page, 'Done').press('Enter')
  const next = page.getByRole('link', { name: /^Next: / })
  await expect(next).toBeFocused()
  expect((await first.read()).state).toBe('done')
  await next.press('Enter')
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0)
  expect(new URL(page.url()).pathname).not.toBe(first.path)
  const told = page.getByRole('status').filter({ hasText: `${first.name}: The enquiry is done.` })
  await expect(told).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('status').filter({ hasText: 'It is as it was.' })).toBeVisible()
  expect((await first.read()).state).toBe('open')
  await page.getByRole('link', { name: 'Back to the front desk' }).press('Enter')
  await expect(page).toHaveURL(/folder=unassigned$/)
  await expect(page.getByRole('link', { name: second.name })).toBeVisible()
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()
})

test('of two who answer at once, the second sees both texts and decides', async ({
  page,
  records,
  browser,
  baseURL,
  dataDir,
}) => {
  const { path, read } = await enquire(baseURL!, records)
  const token = await adminToken(dataDir, 'editor-140@example.org')
  const origins = [{ origin: baseURL!, localStorage: [{ name: 'authToken', value: token }] }]
  const other = await browser.newPage({ baseURL: baseURL!, storageState: { cookies: [], origins } })
  await other.goto(path)
  await reply(other).fill('Come on Tuesday.')
  await expect.poll(async () => (await read()).drafting).toHaveLength(1)
  await page.goto(path)
  await expect(page.getByText('is writing an answer.')).toBeVisible()
  await reply(page).fill('Come on Friday.')
  await button(page, 'Send reply').click()
  await expect(page.getByText('The reply is on its way.')).toBeVisible()

  await button(other, 'Send reply').click()
  const held = other.getByRole('alert').filter({ hasText: 'Somebody else has answered' })
  await expect(held).toContainText('Come on Friday.')
  await expect(reply(other)).toHaveValue('Come on Tuesday.')
  expect((await read()).thread).toHaveLength(1)
  await held.getByRole('button').click()
  await button(other, 'Send reply').click()
  await expect(reply(other)).toHaveValue('')
  expect((await read()).thread.map(({ text }) => text)).toEqual([
    'Come on Friday.',
    'Come on Tuesday.',
  ])
  await other.close()
})
