// The panel of a site with ten thousand articles and years of enquiries.
import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/browser/admin-test.ts'
import { longMessage, startLongListsSite } from '../support/site/long-lists-site.ts'

type Site = Awaited<ReturnType<typeof startLongListsSite>>

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startLongListsSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  dataDir: async ({ site }, provide) => provide(site.dataDir),
})
// One after the other, so that the site is created only once.
test.describe.configure({ mode: 'default' })

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** The API calls that the page makes from now on, with the size of each response body in bytes. */
function apiCalls(page: Page) {
  const calls: { path: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    // If the page is left before a response arrives, the body is lost.
    const bytes = response.body().then(
      ({ length }) => length,
      () => 0,
    )
    calls.push({ path: pathname + search, bytes })
  })
  return {
    paths: () => calls.map(({ path }) => path),
    async bytes() {
      const each = await Promise.all(calls.map(({ bytes }) => bytes))
      return each.reduce((total, bytes) => total + bytes, 0)
    },
  }
}

test('ten thousand articles and five thousand drafts: usable after six calls and 100 KB, filtered, paged and remembered', async ({
  page,
}) => {
  const calls = apiCalls(page)
  await page.goto('/admin/blogs')
  await expect(page.getByText('1–50 of 14,000')).toBeVisible()
  await expect(rows(page)).toHaveCount(50)
  await expect
    .poll(() => calls.paths().toSorted())
    .toEqual([
      '/api/admin/v1/auth/session',
      // The filters' options, once the rows are there.
      '/api/admin/v1/authors',
      '/api/admin/v1/blogs?fields=list&limit=50&page=1&state=all',
      '/api/admin/v1/remarks',
      '/api/admin/v1/tags?query=',
      '/api/admin/v1/warnings',
    ])
  expect(await calls.bytes()).toBeLessThan(100_000)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('51–100 of 14,000')).toBeVisible()
  await expect(rows(page).first()).toContainText('Draft number 1050')
  await page.goto('/admin/blogs?page=81')
  await expect(rows(page).first()).toContainText('Article number 0 Changed')
  const filter = page.getByPlaceholder('Filter by title, author, brief description or tag')
  await filter.pressSequentially('article number 999')
  await expect(page).toHaveURL('/admin/blogs?filter=article+number+999')
  await expect(rows(page)).toHaveCount(19)
  await expect(filter).toBeFocused()

  await page.getByRole('button', { name: 'Actions for Article number 9994' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/admin/blogs/add-blog?id=article-9994')
  await expect(page.getByLabel('Blog Title')).toHaveValue('Article number 9994')
  await expect(page.getByRole('textbox', { name: 'Long Description' })).toContainText('Clenching')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('article number 999')
  await expect(rows(page)).toHaveCount(19)
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('Nothing here matches “nothing like it”.')).toBeVisible()
})

test('a page that fails to load says so and keeps the filter; a page past the end is the last', async ({
  page,
}) => {
  await page.goto('/admin/blogs?page=9999&state=draft')
  await expect(page.getByText('4,951–5,000 of 5,000')).toBeVisible()
  await expect(rows(page).last()).toContainText('Draft number 4999')
  await page.goto('/admin/blogs?page=9999')
  await expect(page.getByText('13,951–14,000 of 14,000')).toBeVisible()
  await page.route(/\/api\/admin\/v1\/blogs\?.*query=/, (route) => route.abort())
  await page.getByRole('searchbox').fill('article number 77')
  await expect(page.getByText('The server sent an unexpected response.')).toBeVisible()
  await expect(page.getByText('No blogs found.')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('article number 77')
  await expect(page.getByText('1–50 of 280')).toBeVisible()
})

test('hundreds of versions are listed a page at a time, each reachable by its address', async ({
  page,
}) => {
  const key = `key=blog.article-0`
  await page.goto(`/admin/blogs/history?${key}`)
  const list = page.getByRole('list', { name: 'Versions' })
  // Including the present text.
  await expect(list.getByRole('link')).toHaveCount(101)
  await page.getByRole('button', { name: 'Show older versions' }).click()
  await expect(list.getByRole('link')).toHaveCount(201)
  await expect(list.getByRole('link', { name: 'Kept 350' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What changed with the version “Kept 350”.')).toBeVisible()
  await page.reload()
  await expect(list.getByRole('link')).toHaveCount(201)

  await page.goto(`/admin/blogs/history?${key}&version=1`)
  await expect(page.getByText('The first version, “Kept 1”.')).toBeVisible()
  await expect(list.getByRole('link')).toHaveCount(451)
  await expect(page.getByRole('button', { name: 'Show older versions' })).toHaveCount(0)
})

test('enquiries: newest first, long ones fold, thousands are paged and filtered', async ({
  page,
}) => {
  const calls = apiCalls(page)
  await page.goto('/admin/form-submissions')
  await expect(page.getByRole('heading', { name: 'Enquiry Submission List' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Message', 'Date'])
  await expect(page.getByText('1–50 of 3,000')).toBeVisible()
  const clock = await page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    '2025-09-02T11:59:00.000Z',
  )
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
    'Person 1',
    'p1@example.org',
    '<b>Hello</b>',
    `02/09/2025, ${clock}`,
  ])
  await expect
    .poll(() => calls.paths().toSorted())
    .toEqual([
      '/api/admin/v1/auth/session',
      '/api/admin/v1/contact/all?limit=50&page=1',
      '/api/admin/v1/warnings',
    ])
  const message = rows(page).first().getByText(longMessage)
  const folded = (await message.boundingBox())!.height
  await page.getByRole('button', { name: 'Show all' }).click()
  expect((await message.boundingBox())!.height).toBeGreaterThan(2 * folded)

  await page.getByRole('searchbox').fill('p299 hello')
  await expect(rows(page)).toHaveCount(11)
})
