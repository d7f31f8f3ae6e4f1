import { expect, type Locator, type Page } from '@playwright/test'
import { home } from '../../content/home.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { test } from '../support/browser/site-test.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

/** Opens the home page; returns a function that taps there and on later pages, at most three times. */
async function visit(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  let taps = 0
  return async (place: Locator) => {
    taps += 1
    expect(taps, 'taps from the home page').toBeLessThanOrEqual(3)
    await place.tap()
  }
}

/** Below the head, what a finger reaches. */
const complaint = (page: Page, words: string) =>
  page.locator('.head-map li a').filter({ hasText: words })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('from the home page on a phone, in three taps, a patient', () => {
  test('learns what to do about a headache, and when to call 911', async ({ page }) => {
    const tap = await visit(page)
    await tap(complaint(page, 'Headache'))
    await expect(page).toHaveURL('/guides/headache')
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /911/ }).first()).toHaveAttribute(
      'href',
      'tel:911',
    )
  })

  test('finds a doctor in a town', async ({ page }) => {
    const tap = await visit(page)
    await tap(page.getByRole('button', { name: 'Menu' }))
    await tap(menu(page, 'Find a doctor'))
    const place = page.getByLabel('City, state or ZIP')
    await tap(place)
    await place.fill('Portland')
    await place.press('Enter')
    const found = page.getByRole('region', { name: '1 doctor(s)' })
    await expect(found.getByRole('link', { name: 'Dr. Julian Hartwell' })).toBeVisible()
  })

  test('searches with a sentence and reads an answer', async ({ page }) => {
    const tap = await visit(page)
    const box = page.getByRole('combobox', { name: home.question })
    await tap(box)
    await box.fill('why does my jaw click')
    await box.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/articles\?query=/)
    await tap(page.getByRole('main').getByRole('link', { name: /^Jaw Clicking/ }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jaw Clicking/)
  })

  test('writes to the academy, a mistake included', async ({ page }) => {
    const tap = await visit(page)
    await tap(footer(page, 'Contact'))
    const form = page.getByRole('main').locator('form')
    const send = form.getByRole('button', { name: 'Send message' })
    await expect(send).toBeDisabled()
    await form.getByLabel('Name').fill('Ana')
    await form.getByLabel('Message').fill('My jaw clicks.')
    await form.getByLabel('Email').fill('ana@example')
    await expect(form.getByRole('status')).toHaveText('Still needed: a valid email address')
    await form.getByLabel('Email').fill('ana@example.org')
    await tap(send)
    await expect(page.getByText('Thank you for your message!')).toBeVisible()
  })

  test('subscribes to news', async ({ page }) => {
    const tap = await visit(page)
    await page.getByLabel('Stay up to date').fill('ana@example.org')
    await tap(page.getByRole('button', { name: 'Subscribe to our news' }))
    await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()
  })

  test('prints questions for the dentist', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset['printed'] = '')
    })
    const tap = await visit(page)
    await tap(page.getByRole('button', { name: 'Menu' }))
    await tap(menu(page, 'Questions for my visit'))
    await tap(page.getByRole('button', { name: 'Print' }))
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  })

  test('copies the link of an article, or prints it, at its end', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const tap = await visit(page)
    await tap(page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first())
    const after = page.getByRole('region', { name: 'After reading' })
    await tap(after.getByRole('button', { name: 'Copy link' }))
    await expect(after.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.evaluate(() => (window.print = () => document.body.classList.add('printed')))
    await tap(after.getByRole('button', { name: 'Print for your visit' }))
    await expect(page.locator('body.printed')).toBeAttached()
  })

  test('learns who says so', async ({ page }) => {
    const tap = await visit(page)
    await tap(complaint(page, 'Headache'))
    await tap(page.getByRole('link', { name: /reviewed by/i }).first())
    await expect(page).toHaveURL(/review/)
  })
})
