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
