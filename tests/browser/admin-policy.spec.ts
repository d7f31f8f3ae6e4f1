import { expect } from '@playwright/test'
import { stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { fillIn, submit } from '../support/data/blog-form.ts'
import { watchForFaults } from '../support/browser/page-faults.ts'

test('the panel keeps its policy and asks nobody else, from list to saved article', async ({
  page,
  baseURL,
  records,
}) => {
  const title = uniqueTitle('Within the rules')
  const faults = await watchForFaults(page, new URL(baseURL!).origin)
  const screens = ['/admin', '/admin/form-submissions', '/admin/doctor', '/admin/doctor/add-doctor']
  for (const path of [...screens, '/admin/blogs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  const toolbar = page.getByRole('toolbar', { name: 'Formatting for Long Description' })
  for (const name of ['Bold', 'Bullet list']) await toolbar.getByRole('button', { name }).click()
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  const saved = (await records.blogs()).find((blog) => blog.title === title)
  await page.goto(`/articles/${saved!._id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Other tests may delete their pictures after a list has named them.
  const gone = /404 \(Not Found\) \(.*\/images\//
  expect(faults.filter((fault) => !gone.test(fault))).toEqual([])
})
