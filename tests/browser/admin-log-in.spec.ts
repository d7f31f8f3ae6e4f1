import { expect } from '@playwright/test'
import { nextAlert } from '../support/browser/admin-test.ts'
import { mailedCode } from '../support/mail/outbox.ts'
import { test } from '../support/browser/site-test.ts'
import { askForCode, codeField, emailField, someone } from '../support/browser/log-in-steps.ts'

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
