// How an owner invites a colleague, changes their rights, and removes them.
import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  nextAlert,
  type Records,
  test,
} from '../support/browser/admin-test.ts'
import { mailedCode, mailedPath } from '../support/mail/outbox.ts'

const phone = { width: 375, height: 812 }

async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Assigns a new enquiry to the person with this address. */
async function giveEnquiry({ call, json }: Records, email: string): Promise<void> {
  // Written down, because the form takes only so many messages from one address.
  const message = { name: 'Zoe Zimmer', email, message: `My jaw clicks. Call ${email}.` }
  const noted = { ...message, channel: 'telephone' }
  const enquiry = await json<{ _id: string }>('POST', '/admin/v1/enquiries', noted)
  const people = await json<{ _id: string; email: string }[]>('GET', '/admin/v1/people')
  const assignedTo = people.find((person) => person.email === email)!._id
  const given = await call('PUT', `/admin/v1/enquiries/${enquiry._id}`, { assignedTo })
  expect(given.status).toBe(200)
}

/** The names of the sidebar's links. */
const screensOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link')

test('an owner invites a colleague on a phone, changes the role and removes the colleague', async ({
  page,
  browser,
  baseURL,
  dataDir,
  records,
}) => {
  const name = 'Mina Park'
  const email = `mina-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.setViewportSize(phone)
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form.getByText('Name is required.')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption('Front desk')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: name })
  const filter = page.getByRole('searchbox')
  await filter.fill(email)
  await expect(row).toContainText('Invited')
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(110)
  await expectAccessible(page)

  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.251' },
  })
  const colleague = await context.newPage()
  await colleague.goto(await mailedPath(dataDir, email, /\/login\b/))
  await colleague.getByLabel('Email').fill(email)
  await colleague.getByRole('button', { name: 'Send OTP' }).click()
  await colleague.getByPlaceholder('Enter 6-digit OTP').fill(await mailedCode(dataDir, email))
  const alert = nextAlert(colleague)
  await colleague.getByRole('button', { name: 'Submit' }).click()
  expect(await alert).toBe('Login successful!')

  await expect(screensOf(colleague)).toHaveText([
    'Dashboard',
    'Form Submissions',
    'Front Desk',
    'Doctor',
    'Warnings',
  ])
  await expect(colleague.getByRole('region', { name: 'Needs care' })).toHaveCount(0)
  await screensOf(colleague).filter({ hasText: 'Doctor' }).click()
  await colleague
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await expect(colleague.getByRole('menuitem')).toHaveText(['View'])
  await expect(colleague.getByRole('link', { name: 'Add New Doctor' })).toHaveCount(0)
  await colleague.goto('/admin/people')
  await expect(
    colleague.getByRole('heading', { level: 1, name: 'You may not open this page' }),
  ).toBeVisible()

  await giveEnquiry(records, email)
  await page.reload()
  await filter.fill(email)
  // Opens the menu only when the rows no longer move.
  await expect(page.getByRole('row')).toHaveCount(2)
  await chooseFor(page, name, 'Change')
  const change = page.getByRole('dialog', { name: `Change ${name}` })
  await change.getByLabel('Role').selectOption('Reviewer')
  await expect(change.getByRole('status')).toContainText('1 enquiry, which becomes unassigned')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Reviewer')

  await colleague.goto('/admin/blogs')
  await expect(screensOf(colleague)).toHaveText([
    'Dashboard',
    'Doctor',
    'Blogs',
    'Reviews',
    'Analytics',
    'Searches',
    'Warnings',
  ])
  await expect(colleague.getByRole('row').nth(1)).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'New Blog Post' })).toHaveCount(0)
  await expect(colleague.getByRole('checkbox')).toHaveCount(0)

  await chooseFor(page, name, 'Remove')
  const question = page.getByRole('dialog', { name: `Remove ${name}?` })
  await expect(question.getByRole('status')).toContainText('nothing that others have to take over')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toHaveCount(0)
  await screensOf(colleague).filter({ hasText: 'Reviews' }).click()
  await expect(colleague).toHaveURL('/login')
  await expect(colleague.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await context.close()

  await page.goto('/admin/audit')
  const log = page.getByRole('main')
  for (const [action, text] of [
    ['Invited', 'invited'],
    ['Removed', 'removed'],
  ] as const) {
    await page.getByLabel('What').selectOption(action)
    // Until the filter applies, the log has more of her rows.
    await expect(log.getByRole('listitem').filter({ hasText: email })).toHaveText([
      new RegExp(text),
    ])
  }
  await expectAccessible(page)
})

test('the form of an article leads owners to what was done to it', async ({ page, records }) => {
  const blog = await records.addBlog('Jaws and sleep')
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByRole('button', { name: 'History' })).toHaveAccessibleDescription(
    'Versions of the text',
  )
  const history = page.getByRole('link', { name: 'History' })
  await expect(history).toHaveAccessibleDescription('Who did what, in the audit log')
  await history.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('created the article “Jaws and sleep')
})
