import { expect } from '@playwright/test'
import { test, uniqueTitle } from '../support/browser/admin-test.ts'

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
