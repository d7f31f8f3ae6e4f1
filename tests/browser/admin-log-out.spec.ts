import { adminEmails } from '../support/requests/admin-emails.ts'
import { expect, nextAlert, test } from '../support/browser/admin-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'

test('S-03: logging out ends the session everywhere, and Back shows nothing', async ({
  page,
  records,
}) => {
  await page.goto('/admin/blogs')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  const replies = await Promise.all(
    ['blogs', 'authors', 'contact/all', 'auth/session'].map((path) =>
      records.call('GET', `/admin/v1/${path}`),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401])

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('row')).toHaveCount(0)
})

test('S-14: logging out works while the server is out of reach', async ({ page }) => {
  await page.goto('/admin')
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('a log-out in one tab closes the panel in the others', async ({ page, context }) => {
  await page.goto('/admin/doctor')
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('with sessions of an admin that no other test uses', () => {
  test.use({
    token: async ({ dataDir }, provide) => provide(await adminToken(dataDir, adminEmails.at(-1))),
  })

  test('S-06: logging out everywhere asks first, ends every session, and does not pretend', async ({
    page,
    records,
  }) => {
    await page.goto('/admin')
    const button = page.getByRole('button', { name: 'Log out everywhere' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect((await records.call('GET', '/admin/v1/auth/session')).status).toBe(200)

    await page.route('**/logout-all', (route) => route.abort())
    await button.click()
    const alert = nextAlert(page)
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    expect(await alert).toBe('Failed to log out everywhere. Please try again.')
    await page.unroute('**/logout-all')

    await button.click()
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    expect((await records.call('GET', '/admin/v1/auth/session')).status).toBe(401)
  })
})

test('whoever is logged in is redirected from the log-in page to the panel', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/admin')
})

test('a session that ended in between leads to the log-in page, which says why', async ({
  page,
  records,
}) => {
  // A request still on its way would be refused and lead there without a click.
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
  await records.endSession()
  await page.getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})
