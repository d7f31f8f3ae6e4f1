import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { rows, rowOf, menuOf } from '../support/browser/list-rows.ts'

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
