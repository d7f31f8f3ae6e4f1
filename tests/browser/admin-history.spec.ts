// Versions of an article: viewing the changes and restoring a version.
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'

test('the history shows each change, restores a version, and takes that back', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('Jaw & history')
  const rest = '<p>Rest comes before any treatment.</p><p>Soft food spares the joint.</p>'
  const { _id } = await records.addBlog(title, {
    long_description: `<p>Clenching at night hurts the jaw.</p>${rest}`,
  })
  const key = `blog.${_id}`
  await records.json('POST', `/admin/v1/drafts/${key}/versions`, { name: 'First' })
  const changed = `<p>Clenching at <strong>night</strong> tires the jaw.</p>${rest}`
  await records.saveDraft(
    'blog',
    { title: `${title} changed`, long_description: changed, tags: ['TMD', 'Rest'] },
    key,
  )

  await page.goto('/admin/blogs')
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(
    page.getByRole('heading', { name: `History of “${title} changed”`, level: 1 }),
  ).toBeFocused()
  const difference = page.getByRole('region', { name: 'Difference' })
  const text = difference.locator('.field-change', { hasText: 'Long Description' })
  await expect(text.locator('del')).toHaveText('hurts')
  await expect(text.locator('ins')).toHaveText('tires')
  await expect(text).toContainText('now bold')
  await expect(text).toContainText('2 unchanged paragraphs')
  await expect(difference.locator('ins')).toContainText(['changed', 'tires', 'Rest'])
  await expect(difference).toContainText('3 changes')
  const changes = difference.locator('[data-change]')
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(changes.nth(at)).toBeFocused()
  }
  await expectAccessible(page)

  const list = page.getByRole('list', { name: 'Versions' })
  await page.getByLabel('Name').fill('j before the review')
  await page.getByRole('button', { name: 'Keep this version' }).click()
  // The message disappears by itself, so wait for it before checking the list.
  await expect(page.getByText('The version has been kept.')).toBeVisible()
  await expect(list.getByRole('link').first()).toContainText('j before the review')
  await page.getByLabel('Name').fill('The same')
  await page.getByRole('button', { name: 'Keep this version' }).click()
  await expect(
    page.getByText('Nothing has changed since this text was kept as “j before the review”.'),
  ).toBeVisible()

  /** Chooses a version, and waits until its difference is shown. */
  const choose = async (name: string) => {
    const link = list.getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await choose('First')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this version?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The version has been restored.')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`History of “${title}”`)
  expect(await records.json('GET', `/admin/v1/drafts/${key}`)).toMatchObject({
    fields: { title, tags: ['TMD', 'Sleep'] },
  })

  await choose('j before the review')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(heading).toHaveText(`History of “${title} changed”`)
  expect((await records.blogs()).find((blog) => blog._id === _id)).toMatchObject({ title })
})

test('a history says when its record is gone', async ({ page }) => {
  await page.goto('/admin/blogs/history?key=blog.never-was')
  await expect(page.getByText('Article not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the blog list' })).toBeVisible()
  await page.goto('/admin/doctor/history?key=nonsense')
  await expect(page.getByText('This doctor is no longer on the list.')).toBeVisible()
})
