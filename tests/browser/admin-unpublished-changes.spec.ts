import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  stopClock,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { submit } from '../support/data/blog-form.ts'

const state = (page: Page, text: string | RegExp) =>
  page.locator('form').getByRole('status').filter({ hasText: text })
const saved = /^Saved at \d\d:\d\d$/

test('work on a published article is hidden from readers until Submit, and closed by it', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Live'))
  const draft = async () =>
    (await records.call('GET', `/admin/v1/drafts/blog.${blog._id}`)).json() as Promise<{
      state: string
    }>
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('Unseen.')
  await page.keyboard.press('Control+s')
  await expect(state(page, /^Version kept at \d\d:\d\d$/)).toBeVisible()
  expect(await draft()).toMatchObject({ state: 'changed' })
  expect((await records.blogs()).find(({ _id }) => _id === blog._id)).toEqual(blog)

  await page.reload()
  await expect(page.getByLabel('Call Out')).toHaveValue('Unseen.')
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
  expect(await draft()).toMatchObject({ state: 'published' })
})

test('discarded changes are gone from the form', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Discarded'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('A mistake.')
  await expect(state(page, saved)).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expectAccessible(page)
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('a text outlives its record, and remains a draft', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Deleted'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await records.call('DELETE', `/admin/v1/blogs/${blog._id}`)
  await page.getByLabel('Call Out').fill('Still here.')
  await expect(page.getByText('This was deleted in the meantime.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(state(page, saved)).toBeVisible()
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: /successfully/ })).toBeVisible()
  const after = (await records.blogs()).find(({ title }) => title === blog.title)
  expect(after).toMatchObject({ _id: blog._id, call_out: 'Still here.' })
})
