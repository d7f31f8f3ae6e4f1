import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import type { Analytics } from '../../shared/analytics.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { freePorts } from '../support/site/free-ports.ts'
import { startSiteProcess } from '../support/site/site-process.ts'

type Counted = Pick<Analytics, 'views' | 'visits' | 'pages' | 'sources'>

/** On a site of its own, where nobody else reads. */
const test = base.extend<
  { counted: () => Promise<Counted>; elsewhere: string },
  { ownSite: { url: string; dataDir: string } }
>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'academy-visits-'))
      const [port] = await freePorts(1)
      const url = `http://127.0.0.1:${port}`
      const site = await startSiteProcess({
        DATA_DIR: dataDir,
        PORT: String(port),
        SITE_URL: url,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
      })
      await provide({ url, dataDir })
      await site.stop()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  /** What was counted since the test began. */
  counted: async ({ ownSite: { url, dataDir } }, provide) => {
    const authorization = `Bearer ${await adminToken(dataDir)}`
    const read = async () => {
      const response = await fetch(`${url}/api/admin/v1/analytics?days=7`, {
        headers: { authorization },
      })
      return (await response.json()) as Counted
    }
    const before = await read()
    await provide(async () => {
      const { views, visits, ...lists } = await read()
      return { views: views - before.views, visits: visits - before.visits, ...lists }
    })
  },
  /** A page of another site with links to this one. */
  elsewhere: async ({ ownSite }, provide) => {
    const server = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<p><a href="${ownSite.url}/about">About</a></p>`),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address() as { port: number }
    await provide(`http://localhost:${address.port}/`)
    server.closeAllConnections()
    server.close()
  },
})
test.describe.configure({ mode: 'serial' })

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function pointAt(page: Page) {
  const fetched = page.waitForResponse(
    async (response) => (await response.request().headerValue('sec-purpose')) !== null,
  )
  await about(page).hover()
  await (await fetched).finished()
}

test('each page that a reader sees is a view, and the first one a visit', async ({
  page,
  counted,
}) => {
  await page.goto('/contact')
  expect(await counted()).toMatchObject({ views: 1, visits: 1 })
  // Without waiting for the page to be fetched ahead.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/terms"]')!.click())
  await expect(heading(page)).toContainText('Terms')
  await expect.poll(counted).toMatchObject({ views: 2, visits: 1 })
  await page.reload()
  await expect.poll(counted).toMatchObject({ views: 3, visits: 1 })
})

test('a page fetched ahead is a view only once it is seen', async ({ page, counted }) => {
  await page.goto('/contact')
  await pointAt(page)
  await page.mouse.move(0, 0)
  expect(await counted()).toMatchObject({ views: 1, visits: 1 })
  await about(page).click()
  await expect(heading(page)).toContainText('What Is')
  await expect.poll(counted).toMatchObject({ views: 2, visits: 1 })
  // Shown again from what the browser keeps, without asking.
  await page.goBack()
  await expect(heading(page)).toContainText('Contact')
  expect(await counted()).toMatchObject({ views: 2, visits: 1 })
})

test('a link on another site begins a visit from there', async ({ page, counted, elsewhere }) => {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto(elsewhere)
    await page.getByRole('link').click()
    await expect(heading(page)).toContainText('What Is')
  }
  await expect.poll(counted).toMatchObject({ views: 5, visits: 5 })
  expect((await counted()).sources).toContainEqual({ source: 'localhost', visits: 5 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('views count the same, and a form says whether the page was useful', async ({
    page,
    counted,
  }) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await page.goto('/find-a-doctor')
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect(page).toHaveURL('/find-a-doctor#useful')
      await expect(page.getByText('Thank you.')).toBeVisible()
      await expect(page.getByText('Was this page useful?')).toBeHidden()
    }
    // The form leads back to the page, which is asked for again.
    await expect.poll(counted).toMatchObject({ views: 10, visits: 5 })
    expect((await counted()).pages).toContainEqual(
      expect.objectContaining({ path: '/find-a-doctor', yes: 5, no: 0 }),
    )
  })
})

test('says whether the page was useful without leaving it, and what is missing', async ({
  page,
  counted,
}) => {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/solution/neck')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Thank you.')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Tell us what is missing' })).toHaveAttribute(
      'href',
      '/contact?about=%2Fsolution%2Fneck',
    )
    await expect(page).toHaveURL('/solution/neck')
  }
  await expect
    .poll(async () => (await counted()).pages)
    .toContainEqual(expect.objectContaining({ path: '/solution/neck', yes: 0, no: 5 }))
})
