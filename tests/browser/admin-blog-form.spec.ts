import { expect } from '@playwright/test'
import { expectAccessible, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { banner, fillIn, steps, submit } from '../support/data/blog-form.ts'

test('every rule is named in its order, then the blog is saved once and can be read', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('Rule by rule')
  await page.goto('/admin/blogs/add-blog')
  await expect(page.getByRole('heading', { name: 'Add New Blog' })).toBeVisible()
  for (const { message, mend } of steps) {
    await submit(page)
    await expect(banner(page)).toHaveText(message)
    await mend(page, title)
  }
  let posts = 0
  page.on('request', (request) => (posts += Number(request.method() === 'POST')))
  await stopClock(page)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Blog added successfully' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    /^\/articles\/rule-by-rule-/,
  )
  expect(posts).toBe(2)
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/admin/blogs')
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)

  const saved = (await records.blogs()).filter((blog) => blog.title === title)
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    brief_description: 'A brief one.',
    long_description: '<p>A long one.</p>',
    solutions: ['Dental Solution'],
    tags: ['Jaw'],
  })
  await page.goto(`/articles/${saved[0]!._id}`)
  await expect(page.getByText('A long one.')).toBeVisible()
})

test('the banner is red and in sight, and the field at fault has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/admin/blogs/add-blog')
  await page.getByLabel('Blog Title').fill('Only a title')
  await submit(page)
  await expect(banner(page)).toBeInViewport()
  await expect(banner(page).locator('.form-problem')).toHaveCSS(
    'background-color',
    'rgb(163, 39, 26)',
  )
  const field = page.getByLabel('Brief Description')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Brief Description is required.')
  await expectAccessible(page)
})

test('a sentence that plays down a danger sign is named at its text, and can be mended', async ({
  page,
  records,
}) => {
  const { _id } = await records.addBlog(uniqueTitle('Played down'))
  await page.goto(`/admin/blogs/add-blog?id=${_id}`)
  const field = page.getByLabel('Call Out')
  await field.fill('Vomiting blood needs a doctor today.')
  await submit(page)
  await expect(banner(page)).toContainText(
    '“Vomiting blood needs a doctor today.” gives a danger sign',
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('Vomiting blood needs a doctor today.')
  await field.fill('Call 911 if you vomit blood.')
  await expect(banner(page)).toHaveText('')
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
})

test('the banner disappears as soon as the field is right', async ({ page }) => {
  const title = uniqueTitle('Mended')
  await page.goto('/admin/blogs/add-blog')
  for (const { message, mend } of steps) {
    await submit(page)
    await expect(banner(page)).toHaveText(message)
    await mend(page, title)
    await expect(banner(page)).toHaveText('')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  }
})

test('everything that is missing is marked and counted at once, and mended one by one', async ({
  page,
}) => {
  await page.goto('/admin/blogs/add-blog')
  await submit(page)
  const form = page.getByRole('form')
  await expect(form.getByText('10 fields are missing')).toBeVisible()
  await expect(form.getByText('Missing', { exact: true })).toHaveCount(10)
  await expect(page.getByLabel('Call Out')).toHaveAccessibleDescription(/^Missing /)
  await expectAccessible(page)

  await page.getByLabel('Call Out').fill('Listen.')
  await page.getByRole('textbox', { name: 'Blog Summary' }).fill('In short.')
  await expect(form.getByText('8 fields are missing')).toBeVisible()
  await expect(page.getByLabel('Call Out')).not.toHaveAccessibleDescription(/Missing/)
  await expect(banner(page)).toHaveText('Blog Title is required.')
})

test('the title wraps and stays one line', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  const title = page.getByLabel('Blog Title')
  await title.fill('Pain in the jaw\nand what helps')
  await title.press('Enter')
  await expect(title).toHaveValue('Pain in the jaw and what helps')
})

test('settings stand beside the text in a wide window, below it in a narrow one', async ({
  page,
}) => {
  await page.goto('/admin/blogs/add-blog')
  const text = page.getByRole('textbox', { name: 'Long Description' })
  const settings = page.getByRole('region', { name: 'Settings' })
  const distance = async () => {
    const [left, right] = [(await text.boundingBox())!, (await settings.boundingBox())!]
    return { beside: right.x - left.x - left.width, below: right.y - left.y - left.height }
  }
  expect((await distance()).beside).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1100, height: 900 })
  expect((await distance()).below).toBeGreaterThan(0)
})

test('how an article will be found is shown as it is written', async ({ page, records }) => {
  const { _id } = await records.addBlog(uniqueTitle('Found'), { tags: ['Mornings'] })
  await page.goto(`/admin/blogs/add-blog?id=${_id}`)
  const found = page.getByRole('region', { name: 'How it will be found' })
  await expect(found).toContainText('Why the jaw hurts after waking.')
  await expect(found.getByRole('listitem')).toContainText([/names a condition/, /no source/])
  await page.getByLabel('Brief Description').fill('word '.repeat(40))
  await expect(found.getByRole('listitem').first()).toContainText('description is too long')
  const link = page.getByRole('link', { name: 'View on site', exact: true })
  await expect(link).toHaveAttribute('href', `/articles/${_id}`)
})

test('words are counted while one writes, and more than 200 are refused', async ({ page }) => {
  const title = uniqueTitle('Wordy')
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const put = async (field: string, text: string) => {
    await page.getByRole('textbox', { name: field }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  }
  await put('Image Description', words(202))
  await put('Blog Summary', words(201))
  await expect(page.getByText('201 / 200 words')).toBeVisible()
  await submit(page)
  await expect(banner(page)).toHaveText(
    'Blog summary is too long. Limit is 200 words. Currently: 201',
  )
  await put('Blog Summary', words(200))
  await expect(page.getByText('200 / 200 words')).toBeVisible()
  await submit(page)
  await expect(banner(page)).toHaveText(
    'Image description is too long. Limit is 200 words. Currently: 202',
  )
})

test('tags: trimmed, no empty ones, no doubles, by button or Enter, removable', async ({
  page,
}) => {
  await page.goto('/admin/blogs/add-blog')
  const field = page.getByLabel('Tags', { exact: true })
  const tags = page.getByRole('list', { name: 'Tags of this blog' }).getByRole('listitem')
  for (const typed of ['  Jaw ', '   ', 'Jaw', 'TMD']) {
    await field.fill(typed)
    await field.press('Enter')
  }
  await field.fill('Sleep')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(tags).toHaveText(['Jaw', 'TMD', 'Sleep'])
  await page.getByRole('button', { name: 'Remove tag TMD' }).click()
  await expect(tags).toHaveText(['Jaw', 'Sleep'])
  await expect(banner(page)).toHaveText('')
})

test('a blog is edited; the success dialog can be closed before its time', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('Edited')
  const { _id } = await records.addBlog(title)
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
  await expect(page.getByLabel('Blog Title')).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Long Description' })).toContainText('Clenching')

  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(title)
  await page.getByLabel('Call Out').fill('Changed.')
  await stopClock(page)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Blog updated successfully' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  const after = (await records.blogs()).find((blog) => blog._id === _id)
  expect(after).toMatchObject({ title, call_out: 'Changed.', tags: ['TMD', 'Sleep'] })
})

test('viewing shows everything and changes nothing', async ({ page, records }) => {
  const title = uniqueTitle('Viewed')
  await records.addBlog(title)
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'View Blog' })).toBeVisible()
  const form = page.getByRole('form', { name: 'View Blog' })
  await expect(form.getByRole('textbox', { name: 'Long Description' })).toContainText('Clenching')
  for (const field of await form.locator('input, textarea, select').all()) {
    await expect(field).toBeDisabled()
  }
  for (const editor of await form.locator('.ProseMirror').all()) {
    await expect(editor).toHaveAttribute('contenteditable', 'false')
  }
  await expect(form.getByRole('button').filter({ visible: true })).toHaveText(['Add', 'Close'])
  await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled()
  await expectAccessible(page)

  // Even if the inputs are enabled by force, the form must not save.
  let writes = 0
  page.on('request', (request) => (writes += Number(request.method() !== 'GET')))
  await form.evaluate((element: HTMLFormElement) => {
    element.querySelector('fieldset')!.disabled = false
    element.requestSubmit()
  })
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  expect(writes).toBe(0)
})

test('Z-19: what the history state says of a blog is not believed', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('History'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.evaluate((own) => {
    const evil = '<img src=x onerror="window.__x=1"><script>window.__x=1</script>evil'
    const record = { ...own, title: evil, long_description: evil, blog_summary: evil }
    history.replaceState({ usr: { record, viewOnly: false }, key: 'k', idx: 0 }, '')
  }, blog)
  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(blog.title)
  await expect(page.getByRole('textbox', { name: 'Long Description' })).not.toContainText('evil')
  expect(await page.evaluate(() => (globalThis as { __x?: number }).__x)).toBeUndefined()

  await page.evaluate(() => history.replaceState({ usr: { record: { a: 1 } } }, ''))
  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(blog.title)
})

test('a blog that is gone is said to be gone', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog?id=never-was')
  await expect(page.getByText('Article not found')).toBeVisible()
})

test('authors that can not be loaded are asked for again', async ({ page }) => {
  let failing = true
  await page.route('**/api/admin/v1/authors', (route) =>
    failing ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.goto('/admin/blogs/add-blog')
  await expect(banner(page)).toHaveText('Failed to load authors. Please try again.')
  failing = false
  await page.getByRole('button', { name: 'Reload the authors' }).click()
  await page.getByLabel('Author').selectOption({ index: 1 })
})
