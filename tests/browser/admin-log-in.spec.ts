import { expect, type Page } from '@playwright/test'
import { adminToken } from '../support/requests/admin-token.ts'
import { adminEmails } from '../support/requests/admin-emails.ts'
import { nextAlert } from '../support/browser/admin-test.ts'
import { mailedCode } from '../support/mail/outbox.ts'
import { test } from '../support/browser/site-test.ts'

const screens = [
  '/admin',
  '/admin/form-submissions',
  '/admin/blogs',
  '/admin/blogs/add-blog',
  '/admin/doctor',
  '/admin/doctor/add-doctor',
]

let next = 0

/** An address and a source that no other test uses. */
async function someone(page: Page): Promise<string> {
  const index = (test.info().workerIndex * 10 + next++) % adminEmails.length
  await page.setExtraHTTPHeaders({
    'x-forwarded-for': `198.51.100.${(test.info().workerIndex * 10 + next) % 250}`,
  })
  return adminEmails[index]!
}

const emailField = (page: Page) => page.getByLabel('Email')
const codeField = (page: Page) => page.getByPlaceholder('Enter 6-digit OTP')

async function askForCode(page: Page, email: string) {
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeField(page)).toBeFocused()
}

test('logs in with a mailed code, pasted with spaces, and has a cookie only then @journey', async ({
  page,
  dataDir,
}) => {
  const email = await someone(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeDisabled()
  await askForCode(page, email)

  const code = await mailedCode(dataDir, email)
  await codeField(page).evaluate((field, text) => {
    const clipboard = new DataTransfer()
    clipboard.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }))
  }, code)
  await codeField(page).fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(codeField(page)).toHaveValue(code)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')

  expect(await page.context().cookies()).toEqual([])
  const alert = nextAlert(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(await alert).toBe('Login successful!')
  expect(await page.context().cookies()).toMatchObject([
    { name: 'device', httpOnly: true, sameSite: 'Strict' },
  ])
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43,}$/)
})

test('L-25: pending steps say so and ask once, however often one presses', async ({
  page,
  dataDir,
}) => {
  const email = await someone(page)
  const calls: string[] = []
  const [sent, verified] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/auth/*-otp', async (route) => {
    const call = new URL(route.request().url()).pathname.split('/').pop()!
    calls.push(call)
    await (call === 'send-otp' ? sent : verified).promise
    await route.continue()
  })
  await page.goto('/login')
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  sent.resolve()
  await expect(codeField(page)).toBeFocused()

  await codeField(page).fill(await mailedCode(dataDir, email))
  const alert = nextAlert(page)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  verified.resolve()
  await alert
  await expect(page).toHaveURL('/admin')
  expect(calls).toEqual(['send-otp', 'verify-otp'])
})

test('says in red what is wrong, and lets one begin again', async ({ page, dataDir }) => {
  const email = await someone(page)
  const error = page.getByRole('alert')
  await page.goto('/login')
  await askForCode(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(error).toHaveText('OTP is required')

  const code = await mailedCode(dataDir, email)
  await codeField(page).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(error).toHaveText('Invalid OTP')
  await expect(error).toHaveCSS('color', 'rgb(163, 39, 26)')

  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(codeField(page)).toHaveValue('')
  await expect(error).toHaveText('')
  const newCode = await mailedCode(dataDir, email, [code])

  await page.getByRole('button', { name: 'Use a different e-mail' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await codeField(page).fill(await mailedCode(dataDir, email, [code, newCode]))
  const alert = nextAlert(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await alert
  await expect(page).toHaveURL('/admin')
})

test('what is wrong with a field is unsaid once the field can be right', async ({ page }) => {
  const email = await someone(page)
  const error = page.getByRole('alert')
  const press = (name: string) => page.getByRole('button', { name }).click()
  await page.goto('/login')
  await emailField(page).fill('admin')
  await press('Send OTP')
  await expect(error).toHaveText('Enter a valid email address.')
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  await emailField(page).fill('admin@')
  await expect(error).toHaveText('Enter a valid email address.')
  await emailField(page).fill(email)
  await expect(error).toHaveText('')
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'false')

  await askForCode(page, email)
  await press('Submit')
  await expect(error).toHaveText('OTP is required')
  await codeField(page).pressSequentially('12345')
  await expect(error).toHaveText('OTP is required')
  await codeField(page).press('6')
  await expect(error).toHaveText('')
})

test('has words for every failure of the server and the line', async ({ page }) => {
  const error = page.getByRole('alert')
  let answer: 'down' | 'wordless' | 'told' | 'sent' = 'down'
  await page.route('**/auth/*-otp', (route) => {
    if (answer === 'down') return route.abort()
    if (answer === 'wordless') return route.fulfill({ status: 502, body: '<html>' })
    if (answer === 'told') return route.fulfill({ status: 503, json: { message: 'No mail today' } })
    return route.fulfill({ json: { otpToken: 'x', message: 'sent' } })
  })
  await page.goto('/login')
  await emailField(page).fill('admin@example.org')
  const press = (name: string) => page.getByRole('button', { name }).click()

  for (const [kind, text] of [
    ['down', 'Error sending OTP. Try again.'],
    ['wordless', 'Failed to send OTP'],
    ['told', 'No mail today'],
  ] as const) {
    answer = kind
    await press('Send OTP')
    await expect(error).toHaveText(text)
  }
  answer = 'sent'
  await press('Send OTP')
  await codeField(page).fill('123456')
  for (const [kind, text] of [
    ['down', 'Error verifying OTP. Try again.'],
    ['wordless', 'Invalid OTP'],
    ['told', 'No mail today'],
  ] as const) {
    answer = kind
    await press('Submit')
    await expect(error).toHaveText(text)
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  }
})

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
