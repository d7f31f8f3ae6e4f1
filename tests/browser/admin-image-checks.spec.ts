import { expect, type Page } from '@playwright/test'
import { expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { banner, fillIn, submit } from '../support/data/blog-form.ts'
import { chooseImage, pictureFile } from '../support/browser/picture-files.ts'

const preview = (page: Page) => page.getByRole('img', { name: 'Preview' })

test('a picture is checked by kind, size and content before anything is sent', async ({ page }) => {
  let calls = 0
  await page.route('**/api/v1/images/**', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/admin/blogs/add-blog')
  const good = pictureFile('good.png', 720, 440)
  const format = 'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.'

  const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await chooseImage(page, gif)
  await expect(banner(page)).toHaveText(format)
  await chooseImage(page, { ...gif, name: 'a', mimeType: '' })
  await expect(banner(page)).toHaveText(format)

  const tooLarge = { ...good, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }
  await chooseImage(page, tooLarge)
  await expect(banner(page)).toHaveText('Image size exceeds 2MB. Please upload a smaller file.')
  await chooseImage(page, { ...good, buffer: Buffer.from('not a picture') })
  await expect(banner(page)).toHaveText('Invalid image file.')
  await expect(preview(page)).toHaveCount(0)

  await chooseImage(page, good)
  await expect(preview(page)).toBeVisible()
  await expect(banner(page)).toHaveText('')
  await expect(page.getByText('good.png')).toBeVisible()
  await expect(page.getByText('Your image is')).toHaveCount(0)
  await expectAccessible(page)

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  for (const file of [
    { ...good, name: 'wrong.gif', mimeType: 'image/gif' },
    { ...good, name: 'untyped', mimeType: '' },
    { name: 'drawing.png', mimeType: 'image/png', buffer: svg },
  ]) {
    await chooseImage(page, gif)
    await expect(banner(page)).toHaveText(format)
    await chooseImage(page, file)
    await expect(page.getByText(file.name)).toBeVisible()
    await expect(preview(page)).toBeVisible()
    await expect(banner(page)).toHaveText('')
  }
  expect(calls).toBe(0)
})

test('a picture that was just chosen counts before it has been looked at', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('At once')
  await page.goto('/admin/blogs/add-blog')
  await fillIn(page, title)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await submit(page)
  await expect(banner(page)).toHaveText('Blog image is required.')
  const said = await page.evaluate(
    async ({ bytes, type }) => {
      const form = document.querySelector('form')!
      const input = form.querySelector<HTMLInputElement>('input[type=file]')!
      const texts: string[] = []
      const alert = form.querySelector('[role=alert]')!
      new MutationObserver(() => texts.push(alert.textContent)).observe(alert, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], 'now.png', { type }))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      form.requestSubmit()
      while (!document.querySelector('dialog[open]')) {
        await new Promise(requestAnimationFrame)
      }
      return { texts, dialog: document.querySelector('dialog[open] h2')!.textContent }
    },
    { bytes: [...pictureFile('now.png', 90, 60).buffer], type: 'image/png' },
  )
  expect(said.texts.filter(Boolean)).toEqual([])
  expect(said.dialog).toBe('Blog added successfully')
  const saved = (await records.blogs()).find((blog) => blog.title === title)
  expect(saved!.image_url).toMatch(/-90x60\.jpg$/)
})

test('a larger picture is taken, with advice', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  await chooseImage(page, pictureFile('wide.png', 721, 440))
  await expect(
    page.getByText('Recommended size: 720x440px or smaller. Your image is 721x440px.'),
  ).toBeVisible()
  await expect(preview(page)).toBeVisible()
  await expect(banner(page)).toHaveText('')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
  const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await chooseImage(page, file)
  await expect(page.getByText('a.svg')).toBeVisible()
  await expect(page.getByText('Your image is')).toHaveCount(0)
})
