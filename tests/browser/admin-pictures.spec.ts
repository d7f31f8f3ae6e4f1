// The picture library and the list of tags.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { photo } from '../support/data/pictures.ts'

const grid = (page: Page) => page.locator('.picture-grid').getByRole('button')

test('pictures are uploaded, described, chosen in a form, and moved to the trash and back @journey', async ({
  page,
  records,
}) => {
  const names = [uniqueTitle('Molar'), uniqueTitle('Canine')]
  const files = names.map(async (name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await photo(120, 80, 'png'),
  }))
  await page.goto('/admin/pictures')
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload pictures' }).click()
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') }
  await (await chooser).setFiles([...(await Promise.all(files)), wrong])
  for (const name of names) await expect(grid(page).filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid image format.' })).toBeVisible()
  await expectAccessible(page)

  const molar = page.getByRole('button', { name: names[0]! })
  await molar.click()
  const dialog = page.getByRole('dialog', { name: names[0]! })
  await dialog.getByLabel('Alternative text').fill('A molar from above.')
  await dialog.getByRole('group', { name: 'Focal point' }).getByLabel('From the left').fill('20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'has been saved.' })).toBeVisible()

  await page.goto('/admin/blogs/add-blog')
  await page.getByRole('button', { name: 'Choose from pictures' }).click()
  const choosing = page.getByRole('dialog', { name: 'Choose a picture' })
  await choosing.getByLabel('Search pictures').fill(names[0]!)
  await expect(grid(page)).toHaveCount(1)
  await expectAccessible(page)
  await grid(page).click()
  await expect(page.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^\/images\//)
  const title = uniqueTitle('With a molar')
  await page.getByLabel('Blog Title').fill(title)
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.goto('/admin/pictures?used=yes')
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(names[0]!)
  await expect(grid(page)).toHaveCount(1)
  await molar.click()
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('A molar from above.')
  await expect(dialog.getByRole('spinbutton', { name: 'From the left' })).toHaveValue('20')
  await expect(dialog.getByRole('link', { name: title })).toBeVisible()
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This picture is shown.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Not used' }).click()
  await page.getByRole('button', { name: names[1]! }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText(`“${names[1]}” has been moved to the trash.`)).toBeVisible()
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: names[1]! }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(grid(page).filter({ hasText: names[1]! })).toHaveCount(0)
  const stored = await records.json<{ name: string }[]>('GET', '/admin/v1/images?used=no')
  expect(stored.map(({ name }) => name)).toContain(names[1])
})

test('tags are suggested, renamed and merged', async ({ page, records }) => {
  const [old, other] = [uniqueTitle('Old'), uniqueTitle('Other')]
  const { _id } = await records.addBlog(uniqueTitle('Tagged'), { tags: [old, other] })
  await page.goto('/admin/blogs/add-blog')
  const input = page.getByLabel('Tags', { exact: true })
  await input.fill(old.slice(0, -1))
  await expect(page.locator('datalist option').filter({ hasText: old })).toBeAttached()

  await page.goto('/admin/tags')
  const row = (tag: string) =>
    page.getByRole('table', { name: 'Tags' }).getByRole('row').filter({ hasText: tag })
  await page.getByLabel('Search tags').fill(old)
  await expect(page.getByText('1 found')).toBeAttached()
  await expectAccessible(page)
  await row(old).getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New name').fill(`${old} new`)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText(`1 article has the tag “${old} new” now.`)).toBeVisible()
  await expect(row(`${old} new`)).toHaveCount(1)
  await row(`${old} new`).getByRole('button', { name: 'Merge' }).click()
  await dialog.getByLabel('Merge into').fill(other)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(row(old)).toHaveCount(0)
  expect(await records.json('GET', `/user/v1/blogs/${_id}`)).toMatchObject({ tags: [other] })
})
