import { expect, expectAccessible, test } from '../support/browser/admin-test.ts'

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
