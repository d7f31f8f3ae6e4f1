import { expect, type Page } from '@playwright/test'
import { expectAccessible, test, uniqueTitle } from '../support/admin-test.ts'
import { chooseImage, pictureFile } from '../support/picture-files.ts'

const banner = (page: Page) => page.locator('form').getByRole('alert')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const write = async (page: Page, field: string, text: string) => {
  await page.getByRole('textbox', { name: field }).click()
  await page.keyboard.type(text)
}

/** Each step mends what the message before it complained about. */
const steps: { message: string; mend: (page: Page, title: string) => Promise<unknown> }[] = [
  {
    message: 'Blog Title is required.',
    mend: (page, title) => page.getByLabel('Blog Title').fill(` ${title} `),
  },
  {
    message: 'Brief Description is required.',
    mend: (page) => page.getByLabel('Brief Description').fill(' A brief one. '),
  },
  {
    message: 'Long Description is required.',
    mend: (page) => write(page, 'Long Description', 'A long one.'),
  },
  { message: 'Call Out is required.', mend: (page) => page.getByLabel('Call Out').fill('Listen.') },
  {
    message: 'Author is required.',
    mend: (page) => page.getByLabel('Author').selectOption({ index: 1 }),
  },
  {
    message: 'Solution is required.',
    mend: (page) => page.getByLabel('Solution').selectOption('Dental Solution'),
  },
  {
    message: 'At least one Tag is required.',
    async mend(page) {
      await page.getByLabel('Tags', { exact: true }).fill('  Jaw ')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    },
  },
  {
    message: 'Blog Summary is required.',
    mend: (page) => write(page, 'Blog Summary', 'In short.'),
  },
  {
    message: 'Image Description is required.',
    mend: (page) => write(page, 'Image Description', 'A jaw.'),
  },
  {
    message: 'Blog image is required.',
    mend: (page) => chooseImage(page, pictureFile('small.png', 720, 440)),
  },
]

async function fillIn(page: Page, title: string) {
  for (const { mend } of steps) await mend(page, title)
}

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
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Blog added successfully' })
  await expect(dialog).toBeVisible()
  expect(posts).toBe(2)
  await expect(page).toHaveURL('/admin/blogs', { timeout: 4000 })
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

test('V-11: words are counted while one writes, and more than 200 are refused', async ({
  page,
}) => {
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
  await page.keyboard.press('Control+s')
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

  // Z-18: enabling the inputs by force does not make it a form that saves.
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

test('Z-19: what stands in the history is text, and only a hint', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('History'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.evaluate((own) => {
    const evil = '<img src=x onerror="window.__x=1"><script>window.__x=1</script>evil'
    const record = { ...own, title: evil, long_description: evil, blog_summary: evil }
    history.replaceState({ usr: { record, viewOnly: false }, key: 'k', idx: 0 }, '')
  }, blog)
  await page.route('**/api/admin/v1/blogs/*', (route) => route.abort())
  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(/^<img src=x/)
  await expect(page.getByRole('textbox', { name: 'Long Description' })).toHaveText('evil')
  expect(await page.evaluate(() => (globalThis as { __x?: number }).__x)).toBeUndefined()

  await page.unroute('**/api/admin/v1/blogs/*')
  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(/^<img src=x/)
  await page.evaluate(() => history.replaceState({ usr: { record: { a: 1 } } }, ''))
  await page.reload()
  await expect(page.getByLabel('Blog Title')).toHaveValue(blog.title)
})

test('a blog that is gone is said to be gone', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog?id=never-was')
  await expect(page.getByText('Article not found')).toBeVisible()
})

test('S-11: a session that ends while one writes costs nothing', async ({ page, records }) => {
  const title = uniqueTitle('Late')
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  await records.endSession()
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toContainText('Your session has ended. Please log in again.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Blog Title')).toHaveValue(` ${title} `)

  await submit(page)
  await page.route('**/auth/send-otp', (route) => route.fulfill({ json: { otpToken: 'x' } }))
  const { adminToken } = await import('../support/admin-token.ts')
  const authToken = await adminToken(process.env['SITE_DATA_DIR']!)
  await page.route('**/auth/verify-otp', (route) => route.fulfill({ json: { authToken } }))
  await dialog.getByLabel('Email').fill('admin@example.org')
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await dialog.getByPlaceholder('Enter 6-digit OTP').fill('123456')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
})

test('without a token nothing is sent', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, uniqueTitle('Tokenless'))
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await submit(page)
  await expect(banner(page)).toHaveText('Authorization token not found.')
})

test('a lost answer keeps everything, and trying again saves once', async ({ page, records }) => {
  const title = uniqueTitle('Lost answer')
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  let first = true
  await page.route('**/api/admin/v1/blogs', async (route) => {
    if (!first) return route.continue()
    first = false
    await route.fetch()
    await route.abort()
  })
  await submit(page)
  await expect(banner(page)).toHaveText('Something went wrong. Please try again.')
  await expect(page.getByLabel('Blog Title')).toHaveValue(` ${title} `)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  expect((await records.blogs()).filter((blog) => blog.title === title)).toHaveLength(1)
})

test('F-14: of two who save, the second hears of it and loses nothing', async ({
  page,
  context,
  records,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const blog = await records.addBlog(uniqueTitle('Contested'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('Mine.')
  await records.updateBlog({ ...blog, call_out: 'Theirs.' })
  await submit(page)
  await expect(banner(page)).toContainText('Somebody else has saved this in the meantime.')
  await expect(banner(page)).toContainText('Their version was saved on')
  await expectAccessible(page)
  await expect(page.getByLabel('Call Out')).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Copy my text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Call Out\nMine.')

  await page.getByRole('button', { name: 'Load their version here' }).click()
  await expect(page.getByLabel('Call Out')).toHaveValue('Theirs.')
  await page.getByLabel('Call Out').fill('Both.')
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
})

test('nothing typed is lost by leaving unasked', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Half done'))
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: `Actions for ${blog.title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const callOut = page.getByLabel('Call Out')
  await callOut.fill('Half')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const ways = {
    cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
    link: () => page.getByRole('link', { name: 'Doctor' }).click(),
    back: () => page.goBack(),
    logout: () => page.getByRole('button', { name: 'Logout' }).click(),
  }
  for (const leave of Object.values(ways)) {
    await leave()
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(callOut).toHaveValue('Half')
  }
  const unload = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await unload
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing

  await ways.cancel()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/blogs')
})

test('a form without changes is left without a question', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Untouched'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/blogs')
})

test('authors that can not be loaded are asked for again', async ({ page }) => {
  let failing = true
  await page.route('**/api/admin/v1/authors', (route) =>
    failing ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.goto('/admin/blogs/add-blog')
  await expect(banner(page)).toHaveText('Failed to load authors. Please try again.')
  failing = false
  await page.getByRole('button', { name: 'Load the authors again' }).click()
  await page.getByLabel('Author').selectOption({ index: 1 })
})
