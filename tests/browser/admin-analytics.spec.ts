import { expect, test } from '../support/browser/admin-test.ts'

test('shows views and visits of the days one chooses, and saves them as a file', async ({
  page,
}) => {
  const reader = await page.context().newPage()
  for (let turn = 0; turn < 5; turn += 1) await reader.goto('/about')
  await reader.close()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Analytics' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  const name = 'Views and visits by day'
  const days = page.getByRole('table', { name })
  await expect(page.getByRole('figure', { name })).toBeVisible()
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'A year' }).click()
  await expect(days.getByRole('row')).toHaveCount(366)
  await expect(page).toHaveURL(/days=365/)
  await page.reload()
  await expect(days.getByRole('row')).toHaveCount(366)
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('analytics.csv')
})
