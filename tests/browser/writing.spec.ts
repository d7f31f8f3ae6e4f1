import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

const fields = (page: Page) => {
  const form = page.getByRole('main').locator('form')
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: /send/i }),
  }
}

async function openForm(page: Page) {
  await page.goto('/contact')
  const form = fields(page)
  await form.name.focus()
  await expect(form.send).toBeDisabled()
  return form
}

test('a visitor writes to the academy @journey', async ({ page }) => {
  const form = await openForm(page)
  const needed = page.getByRole('main').getByRole('status')
  await expect(needed).toHaveText('Still needed: your name, a valid email address, and a message')
  await form.name.fill('Ana')
  await form.email.fill('ana@example')
  await form.message.fill('My jaw clicks and I have chest pain.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Call 911 now')
  await form.message.fill('My jaw clicks.')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(form.send).toBeDisabled()
  await expect(needed).toHaveText('Still needed: a valid email address')
  await form.email.fill('ana@example.org')
  await expect(form.send).toBeEnabled()
  await expect(needed).toBeEmpty()
  await form.send.click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  await expect(page.getByText('We will get back to you shortly')).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText('My jaw clicks.')
})

test('whom to call is seen at once on a telephone, also above the fields for an appointment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/contact?appointment=1')
  await fields(page).message.fill('I cannot breathe.')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('link', { name: '988' })).toBeInViewport()
  await expect(fields(page).message).toBeInViewport()
})

test('what was wrong with a field is unsaid once it is mended, and said again only when left so', async ({
  page,
}) => {
  const form = await openForm(page)
  const problem = page.getByText('Enter a valid email address.')
  await form.email.fill('ana@example')
  await expect(problem).toHaveCount(0)
  await form.message.focus()
  await expect(problem).toBeVisible()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.pressSequentially('.org')
  await expect(problem).toHaveCount(0)
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await form.email.fill('ana@')
  await expect(form.email).toHaveValue('ana@')
  await expect(problem).toHaveCount(0)
  await form.name.focus()
  await expect(problem).toBeVisible()
})

test('a double click sends once', async ({ page }) => {
  const form = await openForm(page)
  let sent = 0
  await page.route('**/send-message', async (route) => {
    sent += 1
    await route.continue()
  })
  await form.name.fill('Ana')
  await form.email.fill('ana@example.org')
  await form.message.fill('Twice?')
  await form.send.dblclick()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  expect(sent).toBe(1)
})

for (const [what, response, alert] of [
  ['a refusal', { status: 503 }, 'There was a problem sending your message. Please try again.'],
  ['a dead line', 'abort', 'Something went wrong. Please try again later.'],
] as const) {
  test(`${what} is said and nothing typed is lost`, async ({ page }) => {
    const form = await openForm(page)
    await page.route('**/send-message', (route) =>
      response === 'abort' ? route.abort() : route.fulfill({ ...response, body: '{}' }),
    )
    await form.name.fill('Ana')
    await form.email.fill('ana@example.org')
    await form.message.fill('Will this be lost?')
    const dialog = page.waitForEvent('dialog')
    await form.send.click({ noWaitAfter: true })
    const shown = await dialog
    expect(shown.message()).toBe(alert)
    await shown.accept()
    await expect(form.message).toHaveValue('Will this be lost?')
    await expect(form.send).toBeEnabled()
  })
}

test('a visitor asks for news from the footer of a reading page', async ({ page }) => {
  await page.goto('/terms')
  await page.getByLabel('Stay up to date').fill('reader@example.org')
  await page.getByRole('contentinfo').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/check your inbox/i)
})
