// The front desk: two colleagues answer what patients ask, and nothing that is typed is lost or sent twice.
import type { Page } from '@playwright/test'
import type { DeskEnquiry, DeskItem } from '../../shared/desk.ts'
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'

type Records = { json: <Body>(method: string, path: string, body?: unknown) => Promise<Body> }

/** Sends a contact message. Returns its name and the address of its screen. */
async function enquire(site: string, records: Records) {
  const name = uniqueTitle('Zoë Patient')
  const email = `${crypto.randomUUID()}@example.com`
  const sent = await fetch(`${site}/api/user/v1/contact/send-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ name, email, message: `My jaw clicks when I chew. (${name})` }),
  })
  expect(sent.status).toBe(201)
  const query = new URLSearchParams({ query: name })
  const [item] = await records.json<DeskItem[]>('GET', `/admin/v1/enquiries?${query}`)
  const id = item!._id
  const read = () => records.json<DeskEnquiry>('GET', `/admin/v1/enquiries/${id}`)
  return { name, email, path: `/admin/desk/${id}`, read }
}

/** Messages are limited for each network. */
function freshAddress(): string {
  const part = () => crypto.randomUUID().slice(0, 4)
  return `2001:db8:${part()}:${part()}::1`
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reply = (page: Page) => page.getByLabel('Reply', { exact: true })

test('by keyboard an enquiry is found, answered with a canned answer and closed', async ({
  page,
  records,
  baseURL,
}) => {
  const { name, email, read } = await enquire(baseURL!, records)
  const title = uniqueTitle('Appointment')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Newest enquiries' })).toContainText(name)
  await page.goto('/admin/desk')
  await button(page, 'Canned answers').press('Enter')
  await button(page, 'New answer').press('Enter')
  await page.getByLabel('Title').pressSequentially(title)
  await page.getByLabel('Text').fill('Dear {name}, please call us.')
  await button(page, 'Save').press('Enter')
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible()
  await page.keyboard.press('Escape')

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
  await expect(reply(page)).toHaveValue(`Dear ${name}, please call us.`)
  await expectAccessible(page)
  await button(page, 'Send and close').press('Enter')
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText(
    `Dear ${name}, please call us.`,
  )
  await expect(reply(page)).toHaveValue('')
  await expect(button(page, 'Reopen')).toBeVisible()
  expect(await read()).toMatchObject({ state: 'done', draft: null, answered: true })

  await page.setViewportSize({ width: 375, height: 800 })
  await button(page, 'Delete').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this enquiry?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Front Desk' })).toBeFocused()
})

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

  await page.getByLabel('Internal note').fill('She is afraid of needles.')
  await button(page, 'Add note').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'afraid of needles' })).toContainText(
    'Internal note',
  )
  expect((await read()).thread.map(({ kind }) => kind)).toEqual(['note'])
  await expect(reply(page)).toHaveValue('Please call us on Monday.')
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
