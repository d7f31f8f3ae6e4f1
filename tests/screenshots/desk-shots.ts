// The front desk: its folders, conversations and dialogs, and what it says when something is wrong.
import type { Page } from '@playwright/test'
import { button, type Shot } from './public-shots.ts'

const desk = '/admin/desk'
const both = [1280, 375] as const

async function openEnquiry(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('region', { name: 'Conversation' }).waitFor()
}

/** The server is away from now on. */
const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort())

/** A reply is being written, and another one leaves from another tab meanwhile. */
async function crossReplies(page: Page): Promise<void> {
  await openEnquiry(page, 'Noor Haddad')
  await page.getByLabel('Reply', { exact: true }).fill('Please come on Friday at 10.')
  await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)!
    await fetch(`/api/admin/v1/enquiries/${id}/replies`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      },
      body: JSON.stringify({ text: 'Please come on Tuesday at 9.', lastMessageId: null }),
    })
  })
  await button(page, 'Send reply').click()
  await page.getByText('Somebody else has answered in the meantime.').waitFor()
}

const enquiry = (name: string, steps: Shot['steps'], rest: Partial<Shot> = {}): Shot => ({
  name: `admin-desk-${name}`,
  path: desk,
  widths: both,
  ...(steps && { steps }),
  ...rest,
})

export const deskShots: Shot[] = [
  { name: 'admin-desk', path: desk },
  { name: 'admin-desk-nothing', path: `${desk}?folder=spam`, widths: both },
  { name: 'admin-desk-not-found', path: `${desk}?filter=xyzzy`, widths: both },
  enquiry('chosen', async (page) => {
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('checkbox').nth(2).check()
  }),
  enquiry('call', (page) => button(page, 'New call').click(), { window: true }),
  enquiry('keys', (page) => page.keyboard.press('?'), { window: true }),
  enquiry('urgent', (page) => openEnquiry(page, 'Imani Okafor'), { window: true }),
  enquiry(
    'seen',
    async (page) => {
      await openEnquiry(page, 'Imani Okafor')
      await button(page, 'Seen: not urgent').click()
      await button(page, 'Undo').waitFor()
    },
    { window: true },
  ),
  enquiry(
    'later',
    async (page) => {
      await openEnquiry(page, 'Kofi Mensah')
      await button(page, 'Later').click()
    },
    { window: true, widths: [1280, 768, 375] },
  ),
  enquiry('away', async (page) => {
    await cutOff(page)
    await page.getByRole('link', { name: 'Unassigned' }).click()
    await button(page, 'Try again').waitFor()
  }),
  enquiry('answers', (page) => button(page, 'Canned answers').click(), { window: true }),
  enquiry('export', (page) => button(page, 'Export').click(), { window: true }),
  {
    ...enquiry('enquiry', (page) => openEnquiry(page, 'Kofi Mensah')),
    widths: [1920, 1280, 768, 375],
  },
  enquiry('fold', (page) => openEnquiry(page, 'Kofi Mensah'), { window: true }),
  enquiry('long', (page) => openEnquiry(page, 'Maria-Magdalena')),
  enquiry('held', crossReplies),
  enquiry(
    'insert',
    async (page) => {
      await openEnquiry(page, 'Kofi Mensah')
      await button(page, 'Insert answer').click()
    },
    { window: true },
  ),
  enquiry(
    'delete',
    async (page) => {
      await openEnquiry(page, 'Kofi Mensah')
      await button(page, 'Delete').click()
    },
    { window: true },
  ),
  enquiry('done', async (page) => {
    await openEnquiry(page, 'Lena Vogel')
    await button(page, 'Done').click()
    await page.getByRole('link', { name: /^Next: / }).waitFor()
  }),
  enquiry('kept', async (page) => {
    await openEnquiry(page, 'Kofi Mensah')
    await cutOff(page)
    await page.getByLabel('Reply', { exact: true }).fill('Dear Kofi, please call us.')
    await page.getByLabel('Internal note').fill('Called twice.')
    await page.getByText('Kept on this device. It will').waitFor()
  }),
  ...(['doctor', 'front-desk'] as const).flatMap((role) => [
    enquiry(`as-${role}`, undefined, { role }),
    enquiry(`as-${role}-enquiry`, (page) => openEnquiry(page, 'Maria-Magdalena'), { role }),
  ]),
]
