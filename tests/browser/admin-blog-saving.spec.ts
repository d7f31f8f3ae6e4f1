import { expect } from '@playwright/test'
import type { Draft } from '../../shared/draft.ts'
import { expectAccessible, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { banner, fillIn, submit } from '../support/data/blog-form.ts'

test('S-11: a session that ends while one writes costs nothing', async ({
  page,
  records,
  dataDir,
}) => {
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
  const authToken = await adminToken(dataDir)
  await page.route('**/auth/verify-otp', (route) => route.fulfill({ json: { authToken } }))
  await dialog.getByLabel('Email').fill('admin@example.org')
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await dialog.getByPlaceholder('Enter 6-digit OTP').fill('123456')
  await stopClock(page)
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

test('a lost response keeps everything, and trying again saves once', async ({ page, records }) => {
  const title = uniqueTitle('Lost response')
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
  await expect(banner(page)).toContainText('Something went wrong. Please try again.')
  await expect(banner(page)).toContainText('The site could not be reached.')
  await expect(page.getByLabel('Blog Title')).toHaveValue(` ${title} `)
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  expect((await records.blogs()).filter((blog) => blog.title === title)).toHaveLength(1)
})

test('what is typed after a lost response is no conflict with oneself', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Answered late'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  const callOut = page.getByRole('textbox', { name: 'Call Out' })
  await callOut.fill('First.')
  await page.route(
    `**/api/admin/v1/blogs/${blog._id}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submit(page)
  await expect(banner(page)).toContainText('The site could not be reached.')
  await callOut.fill('First. Second.')
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
  const after = (await records.blogs()).find(({ _id }) => _id === blog._id)
  expect(after?.call_out).toBe('First. Second.')
})

test('a tag that was typed and not added is saved with the others', async ({ page, records }) => {
  const title = uniqueTitle('Two tags')
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  await page.getByLabel('Tags', { exact: true }).fill(' Sleep Apnea ')
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  const saved = (await records.blogs()).find((blog) => blog.title === title)
  expect(saved?.tags).toEqual(['Jaw', 'Sleep Apnea'])
})

test('F-14: of two who save, the second hears of it and loses nothing', async ({
  page,
  context,
  records,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const blog = await records.addBlog(uniqueTitle('Contested'))
  // A form that looks after the other save says so before Submit.
  const looked = page.waitForResponse(/\/presence$/)
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await looked
  await page.getByLabel('Call Out').fill('Mine.')
  await records.updateBlog({ ...blog, call_out: 'Theirs.' })
  await submit(page)
  await expect(banner(page)).toContainText('Somebody else has saved this in the meantime.')
  await expect(banner(page)).toContainText('Their version was saved on')
  await expectAccessible(page)
  const callOut = page.getByRole('textbox', { name: 'Call Out' })
  await expect(callOut).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Copy my text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Call Out\nMine.')

  await submit(page)
  await expect(banner(page)).toHaveText('Decide first which text is to stay.')
  const versions = page.getByRole('group', { name: 'Two versions of Call Out' })
  await expect(versions).toContainText('Theirs.')
  await page.getByRole('button', { name: 'Two versions of Call Out' }).click()
  await expect(versions).toBeFocused()
  await expect(versions).toBeInViewport({ ratio: 1 })
  await versions.getByRole('button', { name: 'Keep both' }).click()
  await expect(callOut).toHaveValue('Mine. Theirs.')
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
})

test('of two who save different fields, both are saved', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Shared'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('Mine.')
  await records.updateBlog({ ...blog, brief_description: 'Theirs.' })
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
  const after = (await records.blogs()).find(({ _id }) => _id === blog._id)
  expect(after).toMatchObject({ call_out: 'Mine.', brief_description: 'Theirs.' })
})

test('their version replaces mine, which is kept in the history', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Replaced'))
  const looked = page.waitForResponse(/\/presence$/)
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await looked
  await page.getByLabel('Call Out').fill('Mine.')
  await records.updateBlog({ ...blog, call_out: 'Theirs.' })
  await submit(page)
  await page.getByRole('button', { name: 'Replace with their version' }).click()
  const callOut = page.getByRole('textbox', { name: 'Call Out' })
  await expect(callOut).toHaveValue('Theirs.')
  await page.reload()
  await expect(callOut).toHaveValue('Theirs.')
  const kept = await records.call('GET', `/admin/v1/drafts/blog.${blog._id}/versions`)
  expect(JSON.stringify(await kept.json())).toContain('"kind":"discarded"')
})

test('leaving asks where neither this device nor the server has what is typed', async ({
  page,
  records,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    sessionStorage.setItem = () => {
      throw new Error('full')
    }
  })
  await page.route('**/api/admin/v1/drafts/**', (route) => route.abort())
  const blog = await records.addBlog(uniqueTitle('Half done'))
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: `Actions for ${blog.title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const callOut = page.getByLabel('Call Out')
  await callOut.fill('Half')
  await expect(page.getByText('Not kept anywhere yet.')).toBeVisible()
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

test('logging out asks first where what is typed is on this device only', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Not sent'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.route('**/api/admin/v1/drafts/**', (route) => route.abort())
  await page.getByLabel('Call Out').fill('Half')
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(question).toContainText('Your changes are on this device only.')
  await expect(question.getByRole('button', { name: 'Log out' })).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()

  await page.unroute('**/api/admin/v1/drafts/**')
  const saved = page.waitForResponse(
    (response) => response.ok() && Boolean(response.request().postData()?.includes('Whole')),
  )
  await page.getByLabel('Call Out').fill('Whole')
  await page.getByRole('button', { name: 'Logout' }).click()
  await saved
  await expect(page).toHaveURL('/')
})

test('a form without changes is left without a question', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Untouched'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/blogs')
})

test('keys typed after publishing go to the text, which stays open', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Written on'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  const text = page.getByRole('textbox', { name: 'Long Description' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' First.')
  await stopClock(page)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Blog updated successfully' })
  await expect(dialog).toBeVisible()
  await page.keyboard.type('And on.')
  await expect(dialog).toHaveCount(0)
  await expect(text).toContainText('First.And on.')
  await page.clock.resume()
  const key = `blog.${blog._id}`
  await expect
    .poll(async () => {
      const { fields } = await records.json<Draft>('GET', `/admin/v1/drafts/${key}`)
      return fields['long_description']
    })
    .toContain('And on.')
  await expect(page).toHaveURL(/add-blog/)
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Heading 1' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})
