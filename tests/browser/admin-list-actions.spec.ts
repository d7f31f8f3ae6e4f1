import {
  expect,
  expectAccessible,
  nextAlert,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { rows, rowOf, menuOf } from '../support/browser/list-rows.ts'

test('selected articles are unpublished, tagged and moved to the trash, and back', async ({
  page,
  records,
}) => {
  const { _id: author_id } = await records.addDoctor({ name: uniqueTitle('Dr. Many') })
  const [one, two] = [uniqueTitle('One of two'), uniqueTitle('Two of two')]
  const blogs = [
    await records.addBlog(one, { author_id }),
    await records.addBlog(two, { author_id }),
  ]
  const statuses = async () => {
    const responses = blogs.map(({ _id }) => records.call('GET', `/user/v1/blogs/${_id}`))
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  await page.goto(`/admin/blogs?author=${author_id}`)
  const toolbar = page.getByRole('toolbar', { name: 'Selected articles' })
  const status = page.getByRole('status').filter({ hasText: /articles?/ })
  async function selectAll() {
    await page.getByRole('checkbox', { name: `Select ${one}` }).check()
    await toolbar.getByRole('button', { name: 'Select all on this page' }).click()
    await expect(toolbar).toContainText('2 selected')
  }
  await expect(rows(page)).toHaveCount(2)
  await selectAll()
  await expectAccessible(page)
  await toolbar.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('dialog', { name: 'Add a tag' }).getByLabel('Tag').fill('Jaw')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(status).toContainText('2 articles got the tag “Jaw”.')
  await expect(toolbar).toHaveCount(0)
  await expect(rowOf(page, one)).toContainText('TMD, Sleep, Jaw')
  await status.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, one)).not.toContainText('Jaw')

  for (const [button, said] of [
    ['Unpublish', '2 articles taken off the site and kept as drafts.'],
    ['Move to trash', '2 articles moved to the trash.'],
  ] as const) {
    await selectAll()
    await toolbar.getByRole('button', { name: button }).click()
    await expect(status).toContainText(said)
    expect(await statuses()).toEqual([404, 404])
    await expectAccessible(page)
    await status.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Everything is as it was.')).toBeVisible()
    expect(await statuses()).toEqual([200, 200])
    await expect(rows(page)).toHaveCount(2)
  }
})

test('one row menu is open at a time; button, outside click and Esc close it', async ({ page }) => {
  await page.goto('/admin/doctor')
  const buttons = page.getByRole('button', { name: /^Actions for/ })
  const menus = page.getByRole('menu')
  await buttons.nth(0).click()
  await expect(menus.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete', 'History'])
  await expectAccessible(page)
  await buttons.nth(1).click()
  await expect(menus).toHaveCount(1)
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await buttons.nth(1).click()
  await expect(menus).toHaveCount(0)

  await buttons.nth(0).click()
  await page.getByRole('heading', { name: 'Doctor List' }).click()
  await expect(menus).toHaveCount(0)

  await buttons.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menus).toHaveCount(0)
  await expect(buttons.nth(0)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(menus).toHaveCount(0)
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
})

test('a blog is deleted after a question, and only then', async ({ page, records }) => {
  const title = uniqueTitle('To be deleted')
  const { _id } = await records.addBlog(title)
  await page.goto('/admin/blogs')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  const ask = async () => {
    await menuOf(page, title).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(dialog).toContainText('Are you sure you want to delete this blog?')
  }

  await ask()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(page, title)).toBeFocused()
  await ask()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, title)).toHaveCount(1)

  await ask()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toContainText(
    `“${title}” has been deleted.`,
  )
  expect((await records.call('GET', `/user/v1/blogs/${_id}`)).status).toBe(404)
})

test('a failed deletion says so and keeps the row', async ({ page, records }) => {
  const title = uniqueTitle('Can not be deleted')
  await records.addBlog(title)
  const name = uniqueTitle('Dr. Stay')
  await records.addDoctor({ name })
  await page.route('**/api/admin/v1/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { message: 'no' } })
      : route.continue(),
  )
  for (const [path, record, confirm, text] of [
    ['/admin/blogs', title, 'Delete', 'Failed to delete the Blog. Please try again.'],
    ['/admin/doctor', name, 'Yes, Delete', 'Failed to delete the doctor. Please try again.'],
  ] as const) {
    await page.goto(path)
    await menuOf(page, record).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const alert = nextAlert(page)
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    expect(await alert).toBe(text)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(page, record)).toHaveCount(1)
  }
})
