import { expect, type Route, test } from '@playwright/test'
import { freshAddress } from '../support/browser/desk-steps.ts'

// What is far below the first screen of a phone, or useful only to who writes, loads when it is needed.

test.use({ viewport: { width: 375, height: 812 } })

test('pictures below the first screen load when the reader comes near, without moving anything', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(pictures.length, pictures.join('\n')).toBeLessThanOrEqual(6)
  const disc = page.locator('.carousel-disc').first()
  const room = await disc.boundingBox()
  await page
    .getByRole('heading', { name: 'Medical Solution', exact: true })
    .scrollIntoViewIfNeeded()
  const picture = disc.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect((await disc.boundingBox())!.height).toBeCloseTo(room!.height, 2)
})

const lost: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.abort(),
  'beyond an old browser': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'new syntax' }),
}
for (const [how, lose] of Object.entries(lost)) {
  test(`the contact form waits for the reader with its script, and works if that is ${how}`, async ({
    page,
  }) => {
    let asked = 0
    await page.route('**/assets/islands-*.js', (route) => {
      asked += 1
      return lose(route)
    })
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    const send = page.getByRole('button', { name: 'Send message' })
    await expect(send).toBeDisabled()
    expect(asked).toBe(0)
    await page.getByLabel('Name').fill('Ana')
    await page.waitForLoadState('networkidle')
    await expect(send).toBeEnabled()
    expect(asked).toBe(1)
    await send.click()
    await expect(page.getByText('Email is required.')).toBeVisible()
  })
}

test('a form that was filled in is ready for who comes back to it, and hears programs that fill it in', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Message').fill('My jaw clicks.')
  const email = page.getByLabel('Email').first()
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()
  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'ana@example.org'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(send).toBeEnabled()
  await page.goto('/about')
  await page.goBack()
  await expect(email).toHaveValue('ana@example.org')
  // Nothing is touched before.
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
})

test('the contact form that was filled in before its script came is sent', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  const { promise: isFilled, resolve: fill } = Promise.withResolvers<void>()
  await page.route('**/assets/islands-*.js', async (route) => {
    await isFilled
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').first().fill('ana@example.org')
  await page.getByLabel('Message').fill('My jaw clicks.')
  fill()
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
})

test('what has the focus keeps it when the script of the home page comes', async ({ page }) => {
  const { promise: isFocused, resolve: focus } = Promise.withResolvers<void>()
  await page.route('**/assets/islands-*.js', async (route) => {
    await isFocused
    await route.continue()
  })
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause animations' }).first()
  await pause.focus()
  focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(pause).toBeFocused()
})
