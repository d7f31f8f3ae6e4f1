// Creating and using passkeys in a browser, on a virtual device.
import type { CDPSession, Page } from '@playwright/test'
import { expect, expectAccessible, nextAlert, test } from '../support/browser/admin-test.ts'
import { mailedCode } from '../support/mail/outbox.ts'
import { adminEmails } from '../support/requests/admin-emails.ts'
import { adminToken } from '../support/requests/admin-token.ts'

async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test('a passkey is added on a phone, logs in without an address, and is removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const { cdp, authenticatorId } = await addDevice(page)
  await page.goto('/admin/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('This phone')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('This phone')
  await expectAccessible(page)

  // Offers are turned off, so that the button is what logs in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const leave = () => page.evaluate(() => localStorage.removeItem('authToken'))
  await leave()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await button.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  const alert = nextAlert(page)
  await button.click()
  expect(await alert).toBe('Login successful!')
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/account')
  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  // Other tests log in as the same person at the same time.
  await expect(sessions.getByRole('listitem').filter({ hasText: 'by passkey' })).not.toHaveCount(0)
  await passkeys.getByRole('button', { name: 'Remove This phone' }).click()
  const question = page.getByRole('dialog', { name: 'Remove This phone?' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(passkeys).toContainText('No passkeys yet.')
})

test.describe('ten minutes after logging in', () => {
  const email = adminEmails.at(-2)!
  test.use({
    token: async ({ dataDir }, provide) => {
      const elevenMinutesAgo = () => new Date(Date.now() - 11 * 60_000)
      await provide(await adminToken(dataDir, email, elevenMinutesAgo))
    },
  })

  test('adding a passkey asks for a log-in and then goes on', async ({ page, dataDir }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.252' })
    await addDevice(page)
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const again = page.getByRole('dialog', { name: 'Log in again' })
    await expect(again.getByText('Please log in again first.')).toBeVisible()
    await expect(again.getByLabel('Email')).toHaveValue(email)
    await expectAccessible(page)
    await again.getByRole('button', { name: 'Send OTP' }).click()
    await again.getByPlaceholder('Enter 6-digit OTP').fill(await mailedCode(dataDir, email))
    await again.getByRole('button', { name: 'Submit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Office laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Office laptop')
  })
})
