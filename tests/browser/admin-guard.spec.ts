import { expect } from '@playwright/test'
import { adminToken } from '../support/requests/admin-token.ts'
import { nextAlert } from '../support/browser/admin-test.ts'
import { mailedCode } from '../support/mail/outbox.ts'
import { test } from '../support/browser/site-test.ts'
import { askForCode, codeField, emailField, someone } from '../support/browser/log-in-steps.ts'

const screens = [
  '/admin',
  '/admin/form-submissions',
  '/admin/blogs',
  '/admin/blogs/add-blog',
  '/admin/doctor',
  '/admin/doctor/add-doctor',
]

test('the guard lets nobody in without a token', async ({ page }) => {
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page).toHaveURL('/login')
  }
})

for (const screen of [...screens, '/login']) {
  test(`S-09: a token that does not hold ends at the log-in page, from ${screen}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('authToken', 'x')
      sessionStorage.setItem('seeded', 'yes')
    })
    const responses: string[] = []
    let navigations = 0
    page.on('framenavigated', () => (navigations += 1))
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) responses.push(await response.text().catch(() => ''))
    })
    await page.goto(screen)
    await expect(emailField(page)).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    expect(navigations).toBeLessThanOrEqual(3)
    expect(responses.join('')).not.toContain('_id')
  })
}

test('a session that begins while an old token is being refused goes on', async ({
  page,
  dataDir,
}) => {
  // A page without the panel's scripts, which would request the session at once.
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('authToken', 'a'.repeat(43)))
  const asked = page.waitForRequest('**/auth/session')
  const renewed = Promise.withResolvers<void>()
  await page.route('**/auth/session', async (route) => {
    await renewed.promise
    await route.continue()
  })
  await page.goto('/admin/blogs', { waitUntil: 'commit' })
  await asked
  const token = await adminToken(dataDir)
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  renewed.resolve()
  await expect(page.getByRole('heading', { name: 'Blog List' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(token)
})

test('L-24: no address makes the log-in lead anywhere but to the admin panel', async ({
  page,
  dataDir,
}) => {
  const email = await someone(page)
  const evil = 'next=//evil.example&redirect=javascript:alert(1)&returnTo=%5C%5Cevil.example'
  await page.goto(`/login?${evil}`)
  await askForCode(page, email)
  await codeField(page).fill(await mailedCode(dataDir, email))
  const alert = nextAlert(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await alert
  await expect(page).toHaveURL('/admin')
})

for (const path of ['/login', ...screens]) {
  test(`Z-16: ${path} is a shell without records that nobody keeps`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).not.toContain('_id')
    expect(html).not.toContain('@example.org')
  })
}
