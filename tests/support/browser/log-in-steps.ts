// The fields of the log-in page, and people who log in there.
import { expect, type Page } from '@playwright/test'
import { adminEmails } from '../requests/admin-emails.ts'
import { test } from './site-test.ts'

let next = 0

/** An address and a source that no other test uses. */
export async function someone(page: Page): Promise<string> {
  const index = (test.info().workerIndex * 10 + next++) % adminEmails.length
  await page.setExtraHTTPHeaders({
    'x-forwarded-for': `198.51.100.${(test.info().workerIndex * 10 + next) % 250}`,
  })
  return adminEmails[index]!
}

export const emailField = (page: Page) => page.getByLabel('Email')
export const codeField = (page: Page) => page.getByPlaceholder('Enter 6-digit OTP')

export async function askForCode(page: Page, email: string) {
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeField(page)).toBeFocused()
}
