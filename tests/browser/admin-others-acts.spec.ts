import type { Page } from '@playwright/test'
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

test('a form goes on from the record after a colleague discards the changes', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Discarded'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('Mine.')
  await expect(saved(page)).toBeVisible()
  await records.call('DELETE', `/admin/v1/drafts/blog.${blog._id}`)
  await page.getByLabel('Brief Description').fill('Typed afterwards.')
  const notice = page.getByText(/discarded the changes at \d\d:\d\d\./)
  await expect(notice).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  await expectAccessible(page)
  const draft = await (await records.call('GET', `/admin/v1/drafts/blog.${blog._id}`)).json()
  expect(draft).toMatchObject({
    state: 'changed',
    fields: { call_out: blog.call_out, brief_description: 'Typed afterwards.' },
  })
  await notice.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`History of “${blog.title}”`)
})

test('what a colleague publishes is in an open form, with who and when', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Published'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Brief Description').fill('Mine.')
  await expect(saved(page)).toBeVisible()
  await records.updateBlog({ ...blog, call_out: 'Theirs.' })
  await expect(page.getByText(/ published this at \d\d:\d\d\./)).toBeVisible()
  await expect(page.getByLabel('Call Out')).toHaveValue('Theirs.')
  await expect(page.getByLabel('Brief Description')).toHaveValue('Mine.')
})

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
