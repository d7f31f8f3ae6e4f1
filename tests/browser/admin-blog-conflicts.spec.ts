import { expect } from '@playwright/test'
import { expectAccessible, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { banner, submit } from '../support/data/blog-form.ts'

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
