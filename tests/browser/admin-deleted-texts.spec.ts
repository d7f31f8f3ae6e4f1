import type { Page } from '@playwright/test'
import type { Draft } from '../../shared/draft.ts'
import {
  expect,
  expectAccessible,
  type Records,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'

const saved = (page: Page) =>
  page
    .locator('form')
    .getByRole('status')
    .filter({ hasText: /^Saved at \d\d:\d\d$/ })

test('a text whose record was deleted for ever becomes a new draft', async ({ page, records }) => {
  const { title, deleteForEver } = await writeIntoDeleted(page, records)
  await deleteForEver()
  await page.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(page.getByText('This was deleted for ever in the meantime.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save as a new draft' }).click()
  await expect(page).toHaveURL(/\?draft=[0-9a-f]{32}$/)
  await expect(page.getByLabel('Blog Title')).toHaveValue(title)
  await expect(page.getByLabel('Call Out')).toHaveValue('Still here.')
  await expect(saved(page)).toBeVisible()
})

test('what a closed tab has kept of a record deleted for ever is offered', async ({
  page,
  records,
}) => {
  const { deleteForEver } = await writeIntoDeleted(page, records)
  await page.goto('/admin/blogs')
  await deleteForEver()
  await page.goto('/admin/blogs/add-blog')
  const offers = page.getByRole('region', { name: 'Unfinished writing' })
  await offers.getByRole('link', { name: 'Continue (no title)' }).first().click()
  await expect(page.getByLabel('Call Out')).toHaveValue('Still here.')
  await expect(saved(page)).toBeVisible()
})

test('an article made anew under the address of a deleted one does not get its words', async ({
  page,
  records,
}) => {
  const { title, deleteForEver } = await writeIntoDeleted(page, records)
  await page.goto('/admin/blogs')
  await deleteForEver()
  const anew = await records.addBlog(title)
  await page.goto(`/admin/blogs/add-blog?id=${anew._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(anew.call_out)
  await page.goto('/admin/blogs/add-blog')
  const offers = page.getByRole('region', { name: 'Unfinished writing' })
  await offers.getByRole('link', { name: 'Continue (no title)' }).first().click()
  await expect(page.getByLabel('Call Out')).toHaveValue('Still here.')
})

test('what a closed tab has kept of a draft follows it to the published article', async ({
  page,
  context,
  records,
}) => {
  const title = uniqueTitle('Followed')
  const call_out = 'Listen to it.'
  const key = await records.saveDraft('blog', { title, call_out })
  const address = `/admin/blogs/add-blog?draft=${key.slice('new.'.length)}`
  const closing = await context.newPage()
  await closing.goto(address)
  await expect(closing.getByLabel('Blog Title')).toHaveValue(title)
  await context.route('**/api/admin/v1/drafts/**', (route) => route.abort())
  await closing.getByLabel('Call Out').fill('Only on this device.')
  await expect(closing.getByText('Kept on this device.')).toBeVisible()
  await closing.close()
  await context.unroute('**/api/admin/v1/drafts/**')

  const { version } = await records.json<Draft>('GET', `/admin/v1/drafts/${key}`)
  const blog = await records.addBlog(title, { call_out, draft: { key, version } })
  await page.goto(address)
  await expect(page).toHaveURL(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByText('This text was kept on this device.')).toBeVisible()
  await expect(page.getByLabel('Call Out')).toHaveValue('Only on this device.')
  await expect(saved(page)).toBeVisible()
})

/** Types into the open form of an article that somebody has moved to the trash. */
async function writeIntoDeleted(page: Page, records: Records) {
  const blog = await records.addBlog(uniqueTitle('Gone'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await records.call('DELETE', `/admin/v1/blogs/${blog._id}`)
  await page.getByLabel('Call Out').fill('Still here.')
  await expect(page.getByText('This was deleted in the meantime.')).toBeVisible()
  return {
    title: blog.title,
    async deleteForEver() {
      const trash = await (await records.call('GET', '/admin/v1/drafts?state=trash')).json()
      const { key } = (trash as { key: string; recordId: string }[]).find(
        ({ recordId }) => recordId === blog._id,
      )!
      await records.call('DELETE', `/admin/v1/drafts/${key}`)
    },
  }
}
