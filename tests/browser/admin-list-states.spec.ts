// Drafts in the lists of articles and doctors, and the trash.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  nextAlert,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })
const states = (page: Page) => page.getByRole('navigation', { name: 'States' })

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('drafts are listed before what is published, deleted to the trash and restored', async ({
  page,
  records,
}) => {
  const published = uniqueTitle('Published before')
  const { _id } = await records.addBlog(published)
  const [author] = await records.authors()
  const title = uniqueTitle('Half an idea')
  const key = await records.saveDraft('blog', { title, author_id: author!._id, tags: ['Jaw'] })
  await page.goto('/admin/blogs')
  await expect(rowOf(page, title).getByRole('cell').nth(0)).toHaveText(`${title} Draft`)
  await expect(rowOf(page, title).getByRole('cell').nth(1)).toHaveText(author!.name)
  await expect(states(page).getByRole('link')).toHaveText([
    'All',
    'Published',
    'Drafts',
    'Scheduled',
    'Trash',
  ])
  await expect(states(page).getByRole('link', { name: 'All' })).toHaveAttribute(
    ...(['aria-current', 'page'] as const),
  )

  await records.saveDraft('blog', { call_out: 'Work that readers do not see yet.' }, `blog.${_id}`)
  await page.getByRole('searchbox').fill(published)
  await expect(rowOf(page, published).getByRole('cell').first()).toHaveText(`${published} Changed`)
  await expect(rows(page)).toHaveCount(1)

  await states(page).getByRole('link', { name: 'Published' }).click()
  await expect(page).toHaveURL('/admin/blogs?state=published')
  await expect(rowOf(page, published)).toHaveCount(1)
  await expect(rowOf(page, title)).toHaveCount(0)
  await states(page).getByRole('link', { name: 'Drafts' }).click()
  await expect(rowOf(page, published)).toContainText('Changed')
  await expectAccessible(page)

  await choose(page, title, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText('Are you sure you want to delete this blog?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${title}” has been moved to the trash.`)).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)

  await states(page).getByRole('link', { name: 'Trash' }).click()
  await expect(states(page).getByRole('link', { name: 'Trash' })).toHaveAttribute(
    ...(['aria-current', 'page'] as const),
  )
  await choose(page, title, 'Restore')
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeFocused()
  await page.goto('/admin/blogs?state=draft')
  await expect(rowOf(page, title)).toContainText('Draft')

  // When two people delete the same draft, it goes to the trash but is not deleted from it.
  await choose(page, title, 'Delete')
  await records.call('DELETE', `/admin/v1/drafts/${key}`)
  const alert = nextAlert(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  expect(await alert).toBe('Failed to delete the Blog. Please try again.')
  await expect(rowOf(page, title)).toHaveCount(0)
  expect(await records.json('GET', `/admin/v1/drafts/${key}`)).toMatchObject({ state: 'trash' })
})

test('an article is duplicated, taken off the site and found again', async ({ page, records }) => {
  const title = uniqueTitle('On and off')
  const { _id } = await records.addBlog(title)
  await page.goto('/admin/blogs')
  await page.getByRole('searchbox').fill(title)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'View',
    'Edit',
    'Delete',
    'History',
    'Duplicate',
    'Unpublish',
  ])
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = rowOf(page, `${title} (copy)`)
  await expect(copy.getByRole('cell').first()).toHaveText(`${title} (copy) Draft`)
  await expect(page.getByText(`A copy of “${title}” is among the drafts.`)).toBeVisible()

  await choose(page, title, 'Unpublish')
  await expect(page.getByText(`“${title}” is no longer on the site.`)).toBeVisible()
  await expect(rows(page).getByText('Unpublished', { exact: true })).toHaveCount(1)
  expect((await records.call('GET', `/user/v1/blogs/${_id}`)).status).toBe(404)
  await expectAccessible(page)
  await choose(page, title, 'Edit')
  await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
  await page.goBack()
  await choose(page, `${title} (copy)`, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toHaveCount(0)
  await expect(rows(page)).toHaveCount(1)
})

test('a doctor without a name is listed, and deleted for ever from the trash only', async ({
  page,
  records,
}) => {
  const place = uniqueTitle('Nowhere')
  await records.saveDraft('doctor', { location: place, description: '<p>Treats all jaws.</p>' })
  await page.goto('/admin/doctor')
  await expect(states(page).getByRole('link')).toHaveText(['All', 'Published', 'Drafts', 'Trash'])
  const row = rowOf(page, place)
  await expect(row.getByRole('cell').first()).toHaveText('(no title) Draft')
  await expect(row).toContainText('3 words')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(row).toHaveCount(0)

  await states(page).getByRole('link', { name: 'Trash' }).click()
  await row.getByRole('button').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Restore', 'Delete for ever'])
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Delete for ever' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'States' })).toBeVisible()
  await expect(page.getByText('Loading doctors...')).toHaveCount(0)
  await expect(row).toHaveCount(0)
})
