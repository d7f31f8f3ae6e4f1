import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  nextAlert,
  stopClock,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { pictureFile } from '../support/browser/picture-files.ts'

const form = '/admin/doctor/add-doctor'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test('a doctor is added; Close goes back one page and ends the wait', async ({ page, records }) => {
  const name = uniqueTitle('Dr. New')
  await page.goto('/admin/doctor')
  await page.getByRole('link', { name: 'Add New Doctor' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Doctor' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('new@example.org')
  await page.getByLabel('Location').fill('Boston, MA')
  await page.getByLabel('LinkedIn').fill('www.linkedin.com/in/new')
  await page.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('Treats jaws.')
  await stopClock(page)
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Doctor added successfully.' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/admin/doctor')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Treats jaws.')
  const saved = (await records.authors()).find((doctor) => doctor.name === name)
  expect(saved).toMatchObject({
    email: 'new@example.org',
    location: 'Boston, MA',
    linkedin: 'https://www.linkedin.com/in/new',
    description: '<p>Treats jaws.</p>',
  })
})

test('what is wrong is said in an alert, and the field gets the focus', async ({ page }) => {
  await page.goto(form)
  for (const [field, text, message] of [
    ['Name', '', 'Name is required.'],
    ['Email', 'nobody', 'Enter a valid email address.'],
    ['LinkedIn', 'http://example.org', 'Enter a valid LinkedIn address.'],
  ] as const) {
    await page.getByLabel('Name').fill(field === 'Name' ? '' : 'Dr. Wrong')
    await page.getByLabel(field).fill(text)
    const alert = nextAlert(page)
    await submit(page)
    expect(await alert).toBe(message)
    await expect(page.getByLabel(field)).toBeFocused()
    await page.getByLabel(field).fill('')
  }
  await page.getByLabel('Name').fill('Dr. Tokenless')
  await page.evaluate(() => localStorage.removeItem('authToken'))
  const alert = nextAlert(page)
  await submit(page)
  expect(await alert).toBe('Authorization token not found')
})

test('what is wrong with a field stays while it is wrong, and other fields do not matter', async ({
  page,
}) => {
  await page.goto(form)
  const problem = page.locator('form').getByRole('alert')
  await page.getByLabel('Name').fill('Dr. Mended')
  await page.getByLabel('Email').fill('nobody')
  const alert = nextAlert(page)
  await submit(page)
  await alert
  await page.getByLabel('Email').fill('nobody@example')
  await page.getByLabel('Location').fill('Boston')
  await expect(problem).toHaveText('Enter a valid email address.')
  await page.getByLabel('Name').fill('')
  await page.getByLabel('Email').fill('nobody@example.org')
  await expect(problem).toHaveText('')
})

test('a doctor is edited, then the list opens after two seconds', async ({ page, records }) => {
  const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Old'), location: 'Old town' })
  await page.goto(`${form}?id=${doctor._id}`)
  await expect(page.getByRole('heading', { name: 'Edit Doctor' })).toBeVisible()
  await page.getByLabel('Location').fill('New town')
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Doctor updated successfully.' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/admin/doctor')
  await expect(page.getByRole('row').filter({ hasText: doctor.name })).toContainText('New town')
})

test('a lost line says so and keeps everything', async ({ page }) => {
  await page.goto(form)
  await page.getByLabel('Name').fill('Dr. Offline')
  await page.route('**/api/admin/v1/authors', (route) => route.abort())
  const alert = nextAlert(page)
  await submit(page)
  expect(await alert).toBe('Something went wrong. Please try again.')
  await expect(page.getByLabel('Name')).toHaveValue('Dr. Offline')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

test('a picture that can not be uploaded is reported in the words of this form', async ({
  page,
}) => {
  await page.goto(form)
  await page.getByLabel('Name').fill('Dr. Picture')
  await page.locator('input[type=file]').setInputFiles(pictureFile('up.png', 60, 40))
  await page.route('**/api/v1/images/upload', (route) =>
    route.fulfill({ status: 503, json: { message: 'Image upload failed' } }),
  )
  const alert = nextAlert(page)
  await submit(page)
  expect(await alert).toBe('Something went wrong. Please try again.')
  await expect(page.getByLabel('Name')).toHaveValue('Dr. Picture')
})

test('viewing a doctor: all disabled, Close goes back', async ({ page, records }) => {
  const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Seen'), email: 's@example.org' })
  await page.goto('/admin/doctor')
  await page.getByRole('button', { name: `Actions for ${doctor.name}` }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'View Doctor' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('s@example.org')
  for (const field of await page.locator('form input').all()) await expect(field).toBeDisabled()
  await expect(page.locator('form').getByRole('button')).toHaveText(['Close'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/admin/doctor')
})

test('F-14: of two who save a doctor, the second hears of it', async ({ page, records }) => {
  const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Two') })
  // It is sent before the form has heard of the other by itself.
  await page.route('**/presence', (route) => route.abort())
  await page.goto(`${form}?id=${doctor._id}`)
  await page.getByLabel('Location').fill('Mine')
  const { _id, ...rest } = doctor
  await records.call('PUT', `/admin/v1/authors/${_id}`, { ...rest, location: 'Theirs' })
  const alert = nextAlert(page)
  await submit(page)
  expect(await alert).toBe('Somebody else has saved this in the meantime.')
  const location = page.getByRole('textbox', { name: 'Location' })
  await expect(location).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Replace with their version' }).click()
  await expect(location).toHaveValue('Theirs')
})
