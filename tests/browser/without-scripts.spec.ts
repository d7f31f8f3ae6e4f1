import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { sampleArticle } from '../support/requests/public-paths.ts'

// Everything that a visitor needs works without JavaScript.
test.use({ javaScriptEnabled: false })

test('an article can be read whole', async ({ page }) => {
  await page.goto(sampleArticle)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden()
})

test('a solution can be found from the home page', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Medical Solution' })
  await carousel.getByRole('link', { name: /neck, back/i }).click()
  await page.getByRole('main').getByRole('link', { name: 'Neck Pain' }).click()
  await expect(page).toHaveURL('/solution/neck')
})

test('articles can be searched, sorted and paged', async ({ page }) => {
  await page.goto('/articles')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('snorring')
  await main.getByRole('searchbox').press('Enter')
  await expect(main.getByRole('link', { name: /^Snoring:/ })).toBeVisible()
  await page.goto('/articles')
  await page.getByLabel('Sort By').selectOption({ label: 'A-Z' })
  await main.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/sort=a-z/)
  await page.getByRole('link', { name: /next/i }).click()
  await expect(page).toHaveURL(/page=2/)
})

test('the index can be browsed', async ({ page }) => {
  await page.goto('/index')
  await page.getByRole('link', { name: 'J', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'J Articles' })).toBeVisible()
})

test('a message can be sent; a mistake keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Name').fill('Ana')
  await form.getByLabel('Email').fill('ana@example')
  await form.getByLabel('Message').fill('Hello')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  await form.getByLabel('Email').fill('ana@example.org')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
})

test('the menu of a small screen opens', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Our Doctors' }).first().click()
  await expect(page).toHaveURL('/doctors-behind')
})
