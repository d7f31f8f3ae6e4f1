import { expect, test } from '@playwright/test'

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

test('the contact form waits for the reader with its script, and works if that is missing', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/assets/islands-*.js', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()
  expect(asked).toBe(0)
  await page.getByLabel('Name').fill('Ana')
  await expect(send).toBeEnabled()
  expect(asked).toBe(1)
  await send.click()
  await expect(page.getByText('Email is required.')).toBeVisible()
})

test('the contact form that was filled in before its script came is sent', async ({ page }) => {
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
