// The front desk when something goes wrong: typed text is never lost, and failures are reported.
import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { expect, test } from '../support/browser/admin-test.ts'
import { button, enquire, reply } from '../support/browser/desk-steps.ts'
import { adminToken } from '../support/requests/admin-token.ts'

test('a reply survives a reload and a dead line, and a note never looks like one', async ({
  page,
  records,
  baseURL,
}) => {
  const { path, read } = await enquire(baseURL!, records)
  await page.goto(path)
  await page.route('**/draft', (route) => route.abort())
  await reply(page).fill('Please call us on Monday.')
  await page.reload()
  await expect(reply(page)).toHaveValue('Please call us on Monday.')
  await expect(page.getByText(/^Kept on this device\./)).toBeVisible()
  await page.unroute('**/draft')
  await expect.poll(async () => (await read()).draft).toBe('Please call us on Monday.')

  const note = page.getByLabel('Internal note')
  await note.fill('She is afraid of needles.')
  await page.reload()
  await expect(note).toHaveValue('She is afraid of needles.')
  await page.route('**/notes', (route) => route.abort())
  await button(page, 'Add note').click()
  await expect(page.getByText('The server can’t be reached. Please try again.')).toBeVisible()
  await page.unroute('**/notes')
  await button(page, 'Add note').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'afraid of needles' })).toContainText(
    'Internal note',
  )
  expect((await read()).thread.map(({ kind }) => kind)).toEqual(['note'])
  await expect(reply(page)).toHaveValue('Please call us on Monday.')
  await page.reload()
  await expect(reply(page)).toHaveValue('Please call us on Monday.')
  await expect(note).toHaveValue('')
})

test('a reply and a note outlive the session: one logs in over them and sends', async ({
  page,
  records,
  baseURL,
  dataDir,
}) => {
  const { path } = await enquire(baseURL!, records)
  const fresh = await adminToken(dataDir)
  await page.goto(path)
  await page.getByLabel('Internal note').fill('Asks for a morning.')
  await reply(page).fill('Please come at nine.')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await records.endSession()
  await button(page, 'Send reply').click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toContainText('Your text is still here.')
  // Simulates a log-in in another tab.
  await page.evaluate((token) => localStorage.setItem('authToken', token), fresh)
  await button(page, 'Not now').click()
  await button(page, 'Send reply').click()
  await expect(page.getByText('The reply is on its way.')).toBeVisible()
  await button(page, 'Add note').click()
  await expect(page.getByText('The note has been added.')).toBeVisible()
})

test('a reply that failed is tried again, and a table is saved', async ({
  page,
  records,
  baseURL,
  dataDir,
}) => {
  const { path, name } = await enquire(baseURL!, records)
  const id = path.split('/').at(-1)!
  const body = { text: 'Please call us.', lastMessageId: null }
  const { _id } = await records.json<{ _id: string }>(
    'POST',
    `/admin/v1/enquiries/${id}/replies`,
    body,
  )
  const db = await openDatabase({ dataDir })
  await db.updateTable('enquiry_mails').set({ failed: 1 }).where('id', '=', _id).execute()
  await db.destroy()
  await page.goto(path)
  await button(page, 'Try again').press('Enter')
  await expect(page.getByText('The reply is on its way again.')).toBeVisible()
  await expect(page.getByText('This reply did not arrive.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  // Answered, it waits for nobody here.
  await page.goto('/admin/desk?folder=inbox')
  await button(page, 'Export').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export enquiries' })
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).press('Enter')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^enquiries-[\d-]+\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFDate,Name,/)
  expect(text).toContain(name)
  await expect(button(page, 'Export')).toBeFocused()
})

test('a dead line never says that nothing was found', async ({ page, records, baseURL }) => {
  const { path, name } = await enquire(baseURL!, records)
  await page.route('**/api/admin/v1/enquiries**', (route) => route.abort())
  await page.goto(path)
  await expect(page.getByText('The server sent an unexpected response.')).toBeVisible()
  await page.goto('/admin/desk')
  await expect(page.getByText('The server sent an unexpected response.')).toBeVisible()
  await expect(page.getByText('Nothing here.')).toHaveCount(0)
  await page.unroute('**/api/admin/v1/enquiries**')
  await button(page, 'Try again').press('Enter')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a long conversation is shown in parts, with what is in the mailbox only', async ({
  page,
  records,
  baseURL,
  dataDir,
}) => {
  const { path } = await enquire(baseURL!, records)
  const enquiry_id = path.split('/').at(-1)!
  const mail = (number: number, fields: object) => ({
    ...{ id: `${enquiry_id}${100 + number}`, enquiry_id, direction: 'in' as const, text: '' },
    ...{ message_id: `<${enquiry_id}-${number}@example.com>`, from_address: 'son@example.com' },
    ...{ at: new Date(Date.now() + number).toISOString(), person_id: null, bounce_id: null },
    ...fields,
  })
  const words = (number: number) => ({
    kept: 1,
    text: `${number}: ${'My jaw hurts. '.repeat(1400)}The end.`,
  })
  const db = await openDatabase({ dataDir })
  await db
    .updateTable('enquiries')
    .set({ dropped_mails: 12 })
    .where('id', '=', enquiry_id)
    .execute()
  await db
    .insertInto('enquiry_mails')
    .values(
      Array.from({ length: 60 }, (_, number) =>
        mail(number, number < 20 ? { kept: 0 } : words(number)),
      ),
    )
    .execute()
  await db.destroy()
  await page.goto(path)
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const entries = conversation.getByRole('listitem')
  await expect(entries.filter({ hasText: 'The end.' })).toHaveCount(7)
  await expect(entries.filter({ hasText: /In the mailbox only/ })).toHaveCount(10)
  await expect(entries.filter({ hasText: /In the mailbox only/ }).first()).toContainText(
    'Another address, son@example.com, wrote',
  )
  await button(page, 'Load earlier entries (10)').press('Enter')
  await expect(entries.filter({ hasText: /In the mailbox only/ })).toHaveCount(20)
  await expect(conversation).toContainText('12 older mails are in the mailbox only.')
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeFocused()
  const old = entries.filter({ hasText: '20: My jaw' })
  await expect(old).not.toContainText('The end.')
  await old.getByRole('button', { name: 'Show all of it' }).press('Enter')
  await expect(old).toContainText('The end.')
  // Loaded entries stay when the newest are fetched again.
  await page.getByLabel('Internal note').fill('Call him.')
  await button(page, 'Add note').click()
  await expect(entries.filter({ hasText: 'Call him.' })).toHaveCount(1)
  await expect(entries.filter({ hasText: /In the mailbox only/ })).toHaveCount(20)
  await expect(old).toContainText('The end.')
})
