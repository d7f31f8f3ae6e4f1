// What a doctor, a patient and the office do on the way of an article.
import { type Browser, expect, type Page } from '@playwright/test'
import { nextAlert } from './admin-test.ts'
import { fillIn, submit } from '../data/blog-form.ts'
import { codeIn } from '../requests/log-in.ts'
import type { startMailServer } from '../mail/mail-server.ts'

export const email = 'doctor@example.org'
export const office = 'office@example.org'
const title = 'Sleeping with a sore jaw'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

export async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

export async function logIn(page: Page, mail: MailServer) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const message = await mail.mailTo(email)
  const code = codeIn(message)
  expect(message.subject).not.toContain(code)
  await page.getByPlaceholder('Enter 6-digit OTP').fill(code)
  const alert = nextAlert(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(await alert).toBe('Login successful!')
  await expect(page.getByRole('heading', { name: 'Hi There!' })).toBeVisible()
}

/** Returns the address of the new article on the patient's home page. */
export async function writeArticle(doctor: Page, patient: Page): Promise<string> {
  await doctor.getByRole('link', { name: 'Blogs' }).click()
  await doctor.getByRole('link', { name: 'New Blog Post' }).click()
  await fillIn(doctor, title)
  const text = doctor.getByRole('textbox', { name: 'Long Description' })
  await text.click()
  await doctor.keyboard.press('Control+End')
  await doctor.keyboard.press('Enter')
  await doctor.getByRole('button', { name: 'Heading 2' }).first().click()
  await doctor.keyboard.type('What helps')
  await doctor.keyboard.press('Enter')
  await doctor.getByRole('button', { name: 'Bullet list' }).first().click()
  await doctor.keyboard.press('Control+b')
  await doctor.keyboard.type('Soft food')
  await doctor.clock.pauseAt(Date.now() + 1000)
  await submit(doctor)
  await expect(doctor.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  await doctor.clock.resume()

  await patient.goto('/')
  const article = patient.getByRole('link', { name: title })
  await expect(article).toHaveAttribute('href', '/articles/sleeping-with-a-sore-jaw')
  await expect(doctor).toHaveURL('/admin/blogs')
  return '/articles/sleeping-with-a-sore-jaw'
}

/** Returns the picture's address. */
export async function readArticle(patient: Page, address: string): Promise<string> {
  await patient.goto(address)
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(title, { ignoreCase: true })
  await expect(patient.getByRole('heading', { name: 'What helps' })).toBeVisible()
  await expect(patient.getByRole('listitem').filter({ hasText: 'Soft food' })).toBeVisible()
  await expect(patient.locator('li strong', { hasText: 'Soft food' })).toBeVisible()
  const picture = patient.getByAltText('Picture for the article')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    address: image.currentSrc,
  }))
  expect(shown.width).toBeGreaterThan(0)
  expect(shown.address).toMatch(/\/images\/[0-9a-f]{32}-\S+\.(?:avif|webp)$/)
  return (await picture.getAttribute('src'))!
}

export async function expectSignedAddress(page: Page, imageUrl: string, bucketAddress: string) {
  const response = await page.request.post('/api/user/v1/images/signed-url', { data: { imageUrl } })
  const { signedUrl } = (await response.json()) as { signedUrl: string }
  expect(signedUrl.startsWith(bucketAddress)).toBe(true)
  expect((await page.request.get(signedUrl)).status()).toBe(200)
  const unsigned = await page.request.get(signedUrl.replace(/\?.*/, ''))
  expect(unsigned.ok()).toBe(false)
}

async function rowMenu(doctor: Page, item: 'View' | 'Edit' | 'Delete') {
  await doctor.getByRole('button', { name: title }).click()
  await doctor.getByRole('menuitem', { name: item }).click()
}

export async function changeArticle(doctor: Page, patient: Page, address: string) {
  await rowMenu(doctor, 'Edit')
  await expect(doctor.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
  await doctor.getByLabel('Call Out').fill('A sore jaw is worth a question.')
  await doctor.clock.pauseAt(Date.now() + 10_000)
  await submit(doctor)
  const dialog = doctor.getByRole('dialog', { name: 'Blog updated successfully' })
  await expect(dialog).toBeVisible()
  await patient.goto(address)
  await expect(patient.getByText('A sore jaw is worth a question.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await doctor.clock.resume()
  await expect(doctor).toHaveURL('/admin/blogs')
}

export async function askTheOffice(patient: Page, doctor: Page, mail: MailServer) {
  await patient.goto('/contact')
  const form = patient.getByRole('main').locator('form')
  await form.getByLabel('Name').fill('Pat Reader')
  await form.getByLabel('Email').fill('pat@example.org')
  await form.getByLabel('Message').fill('My jaw clicks. Whom do I ask?')
  await form.getByRole('button').click()
  await expect(patient.getByText('Thank you for your message!')).toBeVisible()
  const notice = await mail.mailTo(office)
  expect(notice.text).toContain('/admin/desk/')
  expect(notice.text).not.toContain('My jaw clicks')

  await doctor.getByRole('link', { name: 'Form Submissions' }).click()
  const row = doctor.getByRole('row').filter({ hasText: 'Pat Reader' })
  await expect(row).toContainText('My jaw clicks. Whom do I ask?')
  await doctor.getByRole('link', { name: 'Blogs' }).click()
}

export async function deleteArticle(
  doctor: Page,
  patient: Page,
  { address, picture }: { address: string; picture: string },
) {
  expect((await patient.request.get(picture)).status()).toBe(200)
  await rowMenu(doctor, 'Delete')
  const dialog = doctor.getByRole('dialog', { name: 'Confirm Deletion' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(doctor.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  expect((await patient.goto(address))!.status()).toBe(404)
  expect((await patient.request.get(picture)).status()).toBe(404)
}

export async function logOut(doctor: Page) {
  const token = await doctor.evaluate(() => localStorage.getItem('authToken'))
  await doctor.getByRole('button', { name: 'Logout' }).click()
  await expect(doctor).toHaveURL('/')
  expect(await doctor.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  const response = await doctor.request.get('/api/admin/v1/blogs', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status()).toBe(401)
}
