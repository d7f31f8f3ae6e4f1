import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { submit } from '../support/data/blog-form.ts'
import { adminToken } from '../support/requests/admin-token.ts'

const state = (page: Page, text: string | RegExp) =>
  page.locator('form').getByRole('status').filter({ hasText: text })
const saved = /^Saved at \d\d:\d\d$/
const recovered = 'This text was kept on this device. It is in the form again.'

const forms = [
  { kind: 'blog', path: '/admin/blogs/add-blog', name: 'Blog Title', text: 'Long Description' },
  { kind: 'doctor', path: '/admin/doctor/add-doctor', name: 'Name', text: 'Description' },
] as const

async function write(page: Page, field: string, words: string) {
  await page.getByRole('textbox', { name: field, exact: true }).click()
  await page.keyboard.type(words)
}

for (const { kind, path, name, text } of forms) {
  const onServersToo = kind === 'blog' ? ' @journey' : ''
  test(`what is written of a new ${kind} is there again after a reload, in another browser and from the offer${onServersToo}`, async ({
    page,
    browser,
    token,
    baseURL,
  }) => {
    const title = uniqueTitle('Unfinished')
    await page.goto(path)
    await page.getByLabel(name, { exact: true }).fill(title)
    await write(page, text, 'One two three.')
    await expect(state(page, saved)).toBeVisible()
    const address = page.url()
    expect(address).toMatch(/\?draft=[0-9a-f]{32}$/)
    await page.reload()
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(title)
    await expect(page.getByRole('textbox', { name: text, exact: true })).toHaveText(
      'One two three.',
    )
    await expect(page.getByText(recovered)).toHaveCount(0)

    const elsewhere = await browser.newContext({
      storageState: {
        cookies: [],
        origins: [{ origin: baseURL!, localStorage: [{ name: 'authToken', value: token }] }],
      },
    })
    const other = await elsewhere.newPage()
    await other.goto(path)
    await expect(other.getByLabel(name, { exact: true })).toHaveValue('')
    const offers = other.getByRole('region', { name: 'Unfinished writing' })
    await expectAccessible(other)
    await offers.getByRole('link', { name: `Continue ${title}` }).click()
    await expect(other).toHaveURL(address)
    await expect(other.getByLabel(name, { exact: true })).toHaveValue(title)
    await expect(other.getByRole('textbox', { name: text, exact: true })).toHaveText(
      'One two three.',
    )
    await elsewhere.close()
  })

  test(`a crashed tab without a line loses nothing of a new ${kind}`, async ({ page, context }) => {
    const title = uniqueTitle('Crashed')
    const crashing = await context.newPage()
    let dead = true
    await context.route('**/api/admin/v1/drafts/**', (route) =>
      dead ? route.abort() : route.continue(),
    )
    await crashing.goto(path)
    await crashing.getByLabel(name, { exact: true }).fill(title)
    await write(crashing, text, 'Nobody else has this.')
    await expect(
      state(crashing, 'Kept on this device. It will be saved when the connection is back.'),
    ).toBeVisible()
    const address = crashing.url()
    await crashing.goto('chrome://crash').catch(() => undefined)
    dead = false

    await page.goto(address)
    await expect(page.getByText(recovered)).toBeVisible()
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(title)
    await expect(page.getByRole('textbox', { name: text, exact: true })).toHaveText(
      'Nobody else has this.',
    )
    await expectAccessible(page)
    await expect(state(page, saved)).toBeVisible()
  })
}

test('what is typed just before Back is there again with Forward, though it was looked for too early', async ({
  page,
}) => {
  const title = uniqueTitle('Back and forth')
  await page.goto('/admin/blogs')
  await page.getByRole('link', { name: 'New Blog Post' }).click()
  await page.getByLabel('Blog Title').fill(title)
  const save = page.waitForResponse((response) => response.request().method() === 'PUT')
  let looks = 0
  await page.route('**/api/admin/v1/drafts/new.*', async (route) => {
    if (route.request().method() !== 'GET' || ++looks > 1) return route.continue()
    await save
    await route.fulfill({ status: 404, json: { message: 'Draft not found' } })
  })
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Blog Title')).toHaveValue(title)
})

test('keys typed while the form is being submitted are kept as changes', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(uniqueTitle('Quick'))
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await page.getByLabel('Call Out').fill('Before.')
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/admin/v1/blogs/${blog._id}`, async (route) => {
    if (route.request().method() === 'PUT') await held.promise
    await route.continue()
  })
  await submit(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.getByLabel('Call Out').fill('Before and after.')
  held.resolve()
  await expect(page.getByRole('dialog', { name: 'Blog updated successfully' })).toBeVisible()
  await expect(page).toHaveURL('/admin/blogs')
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue('Before and after.')
})

test('a session that ends is asked for in the state line, and the text is saved by itself', async ({
  page,
  records,
  dataDir,
}) => {
  await page.goto('/admin/blogs/add-blog')
  await page.getByLabel('Blog Title').focus()
  await records.endSession()
  await page.getByLabel('Blog Title').fill(uniqueTitle('Outside'))
  await expect(state(page, 'Kept on this device. Log in to save it.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  await page.keyboard.press('Escape')
  const token = await adminToken(dataDir)
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(state(page, saved)).toBeVisible()
})
