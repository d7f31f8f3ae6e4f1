import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  nextAlert,
  stopClock,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { banner } from '../support/data/blog-form.ts'
import { chooseImage, pictureFile } from '../support/browser/picture-files.ts'

const preview = (page: Page) => page.getByRole('img', { name: 'Preview' })

test('removing a chosen file only clears it; the stored picture comes back', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Pictured'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(preview(page)).toHaveAttribute('src', blog.image_url)
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  await chooseImage(page, pictureFile('new.png', 100, 100))
  await expect(preview(page)).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(preview(page)).toHaveAttribute('src', blog.image_url)
  expect(deletions).toEqual([])
})

test('a stored picture is deleted from the server after a question; a failure says so', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Bare'))
  let failing = true
  await page.route('**/api/v1/images/delete', (route) =>
    failing ? route.fulfill({ status: 500 }) : route.fulfill({ status: 204 }),
  )
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  const button = page.getByRole('button', { name: 'Delete image from the server' })
  const question = page.getByRole('dialog', { name: 'Delete this image?' })
  await button.click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete image' }).click()
  await expect(banner(page)).toHaveText('Failed to delete image from server.')
  failing = false
  const request = page.waitForRequest('**/api/v1/images/delete')
  await button.click()
  await question.getByRole('button', { name: 'Delete image' }).click()
  expect((await request).postDataJSON()).toEqual({ imageUrl: blog.image_url })
  await expect(preview(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(banner(page)).toHaveText('Blog image is required.')
})

test('a stored picture that can not be shown is said to be so', async ({ page, records }) => {
  const blog = await records.addBlog(uniqueTitle('Broken'), {
    image_url: `/images/${'0'.repeat(32)}-10x10.jpg`,
  })
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(banner(page)).toHaveText('Failed to load image preview.')
})

test('an upload that fails says what the server said, and is not repeated when it worked', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Uploads'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await chooseImage(page, pictureFile('up.png', 60, 40))
  const responses = [{ status: 502 }, { status: 503, json: { message: 'Storage is down' } }]
  let uploads = 0
  await page.route('**/api/v1/images/upload', (route) => {
    const response = responses[uploads]
    uploads += 1
    return response ? route.fulfill(response) : route.continue()
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(banner(page)).toHaveText('Image upload failed')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(banner(page)).toHaveText('Storage is down')

  await page.getByLabel('Call Out').fill(' ')
  await page.getByLabel('Call Out').fill('Once more.')
  let saves = 0
  await page.route('**/api/admin/v1/blogs/*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    saves += 1
    return saves === 1 ? route.fulfill({ status: 500 }) : route.continue()
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(banner(page)).toHaveText('Blog submission failed.')
  await stopClock(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
  expect(uploads).toBe(3)
  const after = (await records.blogs()).find(({ _id }) => _id === blog._id)
  expect(after!.image_url).toMatch(/-60x40\.jpg$/)
})

test('a doctor’s photo: checked with alerts, deleted with a word', async ({ page, records }) => {
  const [withPhoto] = await records.authors()
  const doctor = await records.addDoctor({
    name: uniqueTitle('Dr. Photo'),
    image_url: withPhoto!.image_url,
  })
  await page.goto(`/admin/doctor/add-doctor?id=${doctor._id}`)
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('PNG, JPG, JPEG (max 2MB)')).toBeVisible()
  const refused = nextAlert(page)
  const buffer = Buffer.from('GIF89a')
  await chooseImage(page, { name: 'a.gif', mimeType: 'image/gif', buffer })
  expect(await refused).toBe('Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.')
  const deleted = nextAlert(page)
  await page.getByRole('button', { name: 'Delete image from the server' }).click()
  await page.getByRole('button', { name: 'Delete image', exact: true }).click()
  expect(await deleted).toBe('Image deleted successfully')
  await expect(preview(page)).toHaveCount(0)
})
