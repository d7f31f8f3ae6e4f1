import { adminEmails } from '../support/requests/admin-emails.ts'
import { expect, expectAccessible, nextAlert, test } from '../support/browser/admin-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'

const rooms = [
  ['Analytics', 'Open Analytics', '/admin/analytics'],
  ['Stats Chart', 'Open Searches', '/admin/searches'],
  ['Warning', 'Open Warnings', '/admin/warnings'],
  ['Admin Panel', 'Open People', '/admin/people'],
  ['List', 'Open Audit log', '/admin/audit'],
  ['Meter', 'Open Meter', '/admin/meter'],
  ['Page', 'Open Site words', '/admin/words'],
] as const

test('the dashboard greets and its tiles lead into their rooms', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
  for (const [label, link, path] of rooms) {
    await page.getByRole('button', { name: label, exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(`${label} clicked!`)
    await expect(alert.getByRole('link', { name: link })).toBeFocused()
    await expect(alert.getByRole('link')).toHaveAttribute('href', path)
  }
  const tile = page.getByRole('button', { name: 'Analytics' })
  expect((await tile.boundingBox())!.height).toBeLessThanOrEqual(72)
  for (const name of ['Last edited', 'Needs care']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5)
  }
  await expectAccessible(page)
  for (const [width, columns] of [
    [767, 2],
    [768, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tracks = await page
      .locator('.dashboard-tiles')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(tracks).toBe(columns)
  }
})

test('the sidebar leads to every screen and says where one is', async ({ page }) => {
  await page.goto('/admin')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  for (const [link, path, heading] of [
    ['Form Submissions', '/admin/form-submissions', 'Enquiry Submission List'],
    ['Front Desk', '/admin/desk', 'Front Desk'],
    ['Doctor', '/admin/doctor', 'Doctor List'],
    ['Blogs', '/admin/blogs', 'Blog List'],
    ['Site words', '/admin/words', 'Site words'],
    ['Tags', '/admin/tags', 'Tags'],
    ['Pictures', '/admin/pictures', 'Pictures'],
    ['Newsletter', '/admin/newsletter', 'Newsletter'],
    ['Reviews', '/admin/reviews', 'Reviews'],
    ['Analytics', '/admin/analytics', 'Analytics'],
    ['Warnings', '/admin/warnings', 'Warnings'],
    ['Meter', '/admin/meter', 'Meter'],
    ['Dashboard', '/admin', 'Hi There!'],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(sidebar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
  }
})

test('Warnings leads to where each is seen to, Meter judges each reading', async ({ page }) => {
  await page.goto('/admin/warnings')
  const warning = page.getByRole('main').getByRole('link', { name: 'There is no backup' })
  await expect(warning).toBeVisible()
  const entry = page.getByRole('link', { name: 'Warnings', exact: true })
  await expect(entry).toHaveAccessibleDescription(/^\d+ to see to$/)
  await expectAccessible(page)
  await warning.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meter' })).toBeFocused()
  const readings = page.locator('dl > div')
  await expect(readings.filter({ hasText: 'Last backup' })).toContainText('Look at this')
  await expect(readings.filter({ hasText: 'Space left' })).toContainText(/ of .*(?:Good|Look)/)
  await expect(readings).toHaveCount(9)
  await expectAccessible(page)

  await page.route('**/api/admin/v1/warnings', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/warnings')
  await expect(page.getByText('Nothing needs you.')).toBeVisible()
})

test('on a phone the sidebar is a menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Blogs' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Blogs' })).toBeHidden()
})

test('a menu opened and a link focused before the panel has loaded stay as they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const response = Promise.withResolvers<void>()
  await page.route('**/auth/session', async (route) => {
    await response.promise
    await route.continue()
  })
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const link = page.getByRole('link', { name: 'Doctor' })
  await link.focus()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeDisabled()
  response.resolve()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
  await expect(page.locator('h1', { hasText: 'Blog List' })).toBeVisible()
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'Doctor List' })).toBeFocused()
})

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
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
  await records.endSession()
  await page.getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})

for (const path of [
  '/admin',
  '/admin/form-submissions',
  '/admin/desk',
  '/admin/blogs',
  '/admin/words',
  '/admin/words/academy',
  '/admin/reviews',
  '/admin/searches',
  '/admin/newsletter',
  '/admin/newsletter/new',
  '/admin/analytics',
  '/admin/doctor',
  '/admin/blogs/add-blog',
  '/admin/doctor/add-doctor',
]) {
  test(`${path} is accessible and fits at every width`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // At 375 px there is what is at 320 px, with more room.
      if (width !== 375) await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(problems).toEqual([])
  })
}
