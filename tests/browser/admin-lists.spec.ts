import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  nextAlert,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })
const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` })

/** As a British clock shows it where the browser is. */
const clockTime = (page: Page, iso: string) =>
  page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    iso,
  )

test('the blog list shows its columns, newest first @journey', async ({ page, records }) => {
  const title = uniqueTitle('List of columns')
  const blog = await records.addBlog(title)
  await page.goto('/admin/blogs')
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Title',
    'Author',
    'Brief Description',
    'Tags',
    'Date',
    'Actions',
  ])
  await expect(rowOf(page, title).getByRole('cell')).toHaveText([
    title,
    blog.author_id!.name,
    blog.brief_description,
    'TMD, Sleep',
    new Date(blog.createdAt).toLocaleDateString('en-GB'),
    '',
  ])
  await page.getByRole('link', { name: 'New Blog Post' }).click()
  await expect(page).toHaveURL('/admin/blogs/add-blog')
})

test('one row menu is open at a time; button, outside click and Esc close it', async ({ page }) => {
  await page.goto('/admin/doctor')
  const buttons = page.getByRole('button', { name: /^Actions for/ })
  const menus = page.getByRole('menu')
  await buttons.nth(0).click()
  await expect(menus.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete'])
  await expectAccessible(page)
  await buttons.nth(1).click()
  await expect(menus).toHaveCount(1)
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await buttons.nth(1).click()
  await expect(menus).toHaveCount(0)

  await buttons.nth(0).click()
  await page.getByRole('heading', { name: 'Doctor List' }).click()
  await expect(menus).toHaveCount(0)

  await buttons.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menus).toHaveCount(0)
  await expect(buttons.nth(0)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(menus).toHaveCount(0)
  await expect(buttons.nth(1)).toBeFocused()
})

test('a blog is deleted after a question, and only then @journey', async ({ page, records }) => {
  const title = uniqueTitle('To be deleted')
  const { _id } = await records.addBlog(title)
  await page.goto('/admin/blogs')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  const ask = async () => {
    await menuOf(page, title).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(dialog).toContainText('Are you sure you want to delete this blog?')
  }

  await ask()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(page, title)).toBeFocused()
  await ask()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, title)).toHaveCount(1)

  await ask()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toContainText(
    `“${title}” has been deleted.`,
  )
  expect((await records.call('GET', `/user/v1/blogs/${_id}`)).status).toBe(404)
})

test('a failed deletion says so and keeps the row', async ({ page, records }) => {
  const title = uniqueTitle('Can not be deleted')
  await records.addBlog(title)
  const name = uniqueTitle('Dr. Stay')
  await records.addDoctor({ name })
  await page.route('**/api/admin/v1/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { message: 'no' } })
      : route.continue(),
  )
  for (const [path, record, confirm, text] of [
    ['/admin/blogs', title, 'Delete', 'Failed to delete the Blog. Please try again.'],
    ['/admin/doctor', name, 'Yes, Delete', 'Failed to delete the doctor. Please try again.'],
  ] as const) {
    await page.goto(path)
    await menuOf(page, record).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const alert = nextAlert(page)
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    expect(await alert).toBe(text)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(page, record)).toHaveCount(1)
  }
})

test('the doctor list shows descriptions as HTML and what stands for missing ones @journey', async ({
  page,
  records,
}) => {
  const name = uniqueTitle('Dr. List')
  const doctor = await records.addDoctor({
    name,
    email: 'list@example.org',
    location: 'Boston',
    description: '<p>Treats <strong>jaws</strong>.</p>',
  })
  const silent = uniqueTitle('Dr. Silent')
  await records.addDoctor({ name: silent })
  await page.goto('/admin/doctor')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Location',
    'Description',
    'Date',
    'Actions',
  ])
  const row = rowOf(page, name)
  await expect(row.locator('strong')).toHaveText('jaws')
  await expect(row).toContainText(new Date(doctor.createdAt).toLocaleDateString('en-GB'))
  await expect(rowOf(page, silent)).toContainText('No description available')

  await menuOf(page, silent).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText('Are you sure you want to delete this doctor?')
  await dialog.getByRole('button', { name: 'No, Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await menuOf(page, silent).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(rowOf(page, silent)).toHaveCount(0)
})

test('lists hold their place while they load, and say when there is nothing', async ({ page }) => {
  let answer: (() => void) | undefined
  await page.route('**/api/admin/v1/authors', async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.fulfill({ json: [] })
  })
  await page.goto('/admin/doctor')
  await expect(page.getByText('Loading doctors...')).toBeVisible()
  await expect.poll(() => answer !== undefined).toBe(true)
  answer!()
  await expect(page.getByText('No doctors found.')).toBeVisible()
  await expect(page.getByText('Loading doctors...')).toHaveCount(0)
})

for (const [path, call, empty] of [
  ['/admin/blogs', '**/api/admin/v1/blogs*', 'No blogs found.'],
  ['/admin/doctor', '**/api/admin/v1/authors', 'No doctors found.'],
  ['/admin/form-submissions', '**/api/admin/v1/contact/all', 'No enquiries found.'],
] as const) {
  test(`${path} survives a server that fails, and loads again`, async ({ page, records }) => {
    await records.call('POST', '/user/v1/contact/send-message', {
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Hello',
    })
    let failing = true
    await page.route(call, (route) => (failing ? route.fulfill({ status: 500 }) : route.continue()))
    await page.goto(path)
    await expect(page.getByText(empty)).toBeVisible()
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
}

test('a thousand articles: filtered and paged without a stutter, and remembered', async ({
  page,
  records,
}) => {
  const [blog] = await records.blogs()
  const total = 1000
  await page.route(/\/api\/admin\/v1\/blogs\?/, (route) => {
    const params = new URL(route.request().url()).searchParams
    const limit = Number(params.get('limit'))
    const first = (Number(params.get('page')) - 1) * limit
    const json = Array.from({ length: Math.min(limit, total - first) }, (_, index) => ({
      ...blog,
      _id: `blog-${first + index}`,
      title: `Article number ${first + index}`,
    }))
    return route.fulfill({ json, headers: { 'x-total-count': String(total) } })
  })
  await page.goto('/admin/blogs')
  await expect(page.getByText('1–50 of 1,000')).toBeVisible()
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).first()).toContainText('Article number 50')

  await page.getByPlaceholder('Filter by title, author, text or tag').pressSequentially('number 99')
  await expect(rows(page)).toHaveCount(19)
  await expect(page).toHaveURL('/admin/blogs?filter=number+99')
  await page.getByRole('link', { name: 'New Blog Post' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Blog' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('number 99')
  await expect(rows(page)).toHaveCount(19)
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('Nothing here matches “nothing like it”.')).toBeVisible()
})

test('enquiries: newest first, long ones fold, thousands are paged', async ({ page }) => {
  const long = 'My jaw hurts. '.repeat(100).trim()
  const enquiries = Array.from({ length: 3000 }, (_, index) => ({
    _id: `enquiry-${index}`,
    name: `Person ${index}`,
    email: `person-${index}@example.org`,
    message: index === 0 ? long : '<b>Hello</b>',
    createdAt: '2025-09-02T12:34:56.000Z',
  }))
  await page.route('**/api/admin/v1/contact/all', (route) => route.fulfill({ json: enquiries }))
  await page.goto('/admin/form-submissions')
  await expect(page.getByRole('heading', { name: 'Enquiry Submission List' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Message', 'Date'])
  await expect(rows(page)).toHaveCount(50)
  await expect(page.getByText('1–50 of 3,000')).toBeVisible()
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
    'Person 1',
    'person-1@example.org',
    '<b>Hello</b>',
    `02/09/2025, ${await clockTime(page, '2025-09-02T12:34:56.000Z')}`,
  ])
  const message = rows(page).first().getByText(long)
  const folded = (await message.boundingBox())!.height
  await page.getByRole('button', { name: 'Show all' }).click()
  expect((await message.boundingBox())!.height).toBeGreaterThan(2 * folded)
})
