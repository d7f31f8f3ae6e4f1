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

test('the blog list shows its columns, newest first', async ({ page, records }) => {
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

test('articles are sorted by their columns, filtered and opened in rows of 56 pixels', async ({
  page,
  records,
}) => {
  const name = uniqueTitle('Dr. Dense')
  const { _id: author_id } = await records.addDoctor({ name })
  const tag = uniqueTitle('Tag')
  for (const letter of ['B', 'A', 'C']) {
    const tags = letter === 'B' ? ['Sleep'] : [tag]
    await records.addBlog(
      `${letter} ${'and a long title that takes more than two lines '.repeat(3)}`,
      {
        author_id,
        tags,
      },
    )
  }
  await page.goto('/admin/blogs')
  await page.getByRole('combobox', { name: 'Author' }).selectOption({ label: name })
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL(`/admin/blogs?author=${author_id}`)
  const first = rows(page).first().getByRole('cell').first()
  const heading = page.getByRole('columnheader', { name: 'Title' })
  await expect(heading).toHaveAttribute('aria-sort', 'none')
  await heading.getByRole('button').click()
  await expect(first).toHaveText(/^A /)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  await expect(first).toHaveText(/^C /)
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  const height = async () => (await rows(page).first().boundingBox())!.height
  expect(await height()).toBeLessThanOrEqual(56)
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await height()).toBeLessThanOrEqual(110)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Solution' }).selectOption('Dental Solution')
  await expect(page.getByText('Nothing here matches the filters.')).toBeVisible()
  await page.goto(`/admin/blogs?author=${author_id}&sort=title`)
  await expect(first).toHaveText(/^A /)
  const live = rows(page).first().getByRole('link', { name: 'View on site' })
  await expect(live).toHaveAttribute('href', /^\/articles\/a-and-a-long-title/)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
})

test('selected articles are unpublished, tagged and moved to the trash, and back', async ({
  page,
  records,
}) => {
  const { _id: author_id } = await records.addDoctor({ name: uniqueTitle('Dr. Many') })
  const [one, two] = [uniqueTitle('One of two'), uniqueTitle('Two of two')]
  const blogs = [
    await records.addBlog(one, { author_id }),
    await records.addBlog(two, { author_id }),
  ]
  const statuses = async () => {
    const responses = blogs.map(({ _id }) => records.call('GET', `/user/v1/blogs/${_id}`))
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  await page.goto(`/admin/blogs?author=${author_id}`)
  const toolbar = page.getByRole('toolbar', { name: 'Selected articles' })
  const status = page.getByRole('status').filter({ hasText: /articles?/ })
  async function selectAll() {
    await page.getByRole('checkbox', { name: `Select ${one}` }).check()
    await toolbar.getByRole('button', { name: 'Select all on this page' }).click()
    await expect(toolbar).toContainText('2 selected')
  }
  await expect(rows(page)).toHaveCount(2)
  await selectAll()
  await expectAccessible(page)
  await toolbar.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('dialog', { name: 'Add a tag' }).getByLabel('Tag').fill('Jaw')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(status).toContainText('2 articles got the tag “Jaw”.')
  await expect(toolbar).toHaveCount(0)
  await expect(rowOf(page, one)).toContainText('TMD, Sleep, Jaw')
  await status.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, one)).not.toContainText('Jaw')

  for (const [button, said] of [
    ['Unpublish', '2 articles taken off the site and kept as drafts.'],
    ['Move to trash', '2 articles moved to the trash.'],
  ] as const) {
    await selectAll()
    await toolbar.getByRole('button', { name: button }).click()
    await expect(status).toContainText(said)
    expect(await statuses()).toEqual([404, 404])
    await expectAccessible(page)
    await status.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Everything is as it was.')).toBeVisible()
    expect(await statuses()).toEqual([200, 200])
    await expect(rows(page)).toHaveCount(2)
  }
})

test('one row menu is open at a time; button, outside click and Esc close it', async ({ page }) => {
  await page.goto('/admin/doctor')
  const buttons = page.getByRole('button', { name: /^Actions for/ })
  const menus = page.getByRole('menu')
  await buttons.nth(0).click()
  await expect(menus.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete', 'History'])
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
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
})

test('a blog is deleted after a question, and only then', async ({ page, records }) => {
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

test('the doctor list shows descriptions as HTML and names missing ones', async ({
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
  await page.route(/\/api\/admin\/v1\/authors\?/, async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.fulfill({ json: [] })
  })
  await page.route(/\/api\/admin\/v1\/drafts\?/, (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/doctor')
  await expect(page.getByText('Loading doctors...')).toBeVisible()
  await expect.poll(() => answer !== undefined).toBe(true)
  answer!()
  await expect(page.getByText('No doctors found.')).toBeVisible()
  await expect(page.getByText('Loading doctors...')).toHaveCount(0)
})

for (const [path, call, empty] of [
  ['/admin/blogs', /\/v1\/blogs/, 'No blogs found.'],
  ['/admin/doctor', /\/v1\/authors/, 'No doctors found.'],
  ['/admin/form-submissions', /\/v1\/contact\/all/, 'No enquiries found.'],
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
    await expect(page.getByText('The server sent an unexpected response.')).toBeVisible()
    await expect(page.getByText(empty), 'or it would be said of a full list').toHaveCount(0)
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
}
