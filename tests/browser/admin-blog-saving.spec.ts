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
