import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { anotherBuild, type Build } from '../support/site/another-build.ts'
import { freePorts } from '../support/site/free-ports.ts'
import { startBuiltSite } from '../support/site/site-process.ts'

test('a form that is open during an upgrade is saved after it', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-upgrade-'))
  const [port] = await freePorts(1)
  const next = await anotherBuild()
  const start = (build?: Build) =>
    startBuiltSite(
      {
        DATA_DIR: dataDir,
        PORT: String(port),
        SAMPLE_CONTENT: 'false',
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        SITE_URL: `http://localhost:${port}`,
      },
      build,
    )
  let running = await start()
  const baseURL = `http://localhost:${port}`
  const localStorage = [{ name: 'authToken', value: await adminToken(dataDir) }]
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] }
  const context = await browser.newContext({ baseURL, storageState })
  try {
    const page = await context.newPage()
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await page.goto('/admin/doctor')
    await page.getByRole('link', { name: 'Add New Doctor' }).click()
    await page.getByLabel('Name').fill('Dr. In Between')

    await running.stop()
    running = await start(next)
    await page.getByRole('button', { name: 'Submit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Doctor added successfully.' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Dr. In Between' })).toBeVisible()
    // Opens a part of the panel that this page has not loaded yet.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(missing).toEqual([])
  } finally {
    await context.close()
    await running.stop()
    await next.remove()
    await rm(dataDir, { recursive: true })
  }
})
