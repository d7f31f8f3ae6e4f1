import { expect } from '@playwright/test'
import { expectAccessible, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { banner } from '../support/data/blog-form.ts'

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
