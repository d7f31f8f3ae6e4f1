// How an editor changes the words of the site, and where old addresses lead.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectAccessible, test } from '../support/browser/admin-test.ts'
import { photo } from '../support/data/pictures.ts'

test('words are kept while they are typed, shown to readers at once, and returned to the original', async ({
  page,
  baseURL,
}) => {
  const heading = async () => {
    const html = await (await fetch(`${baseURL}/contact`)).text()
    return ['Other ways to reach us', 'By telephone or by mail'].filter((text) =>
      html.includes(text),
    )
  }
  const field = page.getByLabel('Heading of the other ways to reach us')
  const original = page.getByRole('button', { name: 'Use the original' })
  const row = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: 'Contact' })
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The words have been published.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/admin/words')
  }

  await page.goto('/admin/words')
  await row.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(original).toBeHidden()
  const before = await field.inputValue()
  await field.fill('By telephone or by mail')
  await expect(original).toHaveCount(1)
  await page.getByText('Compare with the original').click()
  await expect(page.locator('.compare-word del').first()).toContainText('Other')
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(field).toHaveValue('By telephone or by mail')
  expect(await heading()).not.toContain('By telephone or by mail')

  await submit()
  expect(await heading()).toEqual(['By telephone or by mail'])
  await expect(row).toContainText('1 field')

  await row.getByRole('link', { name: 'Edit Contact' }).click()
  await original.click()
  await expect(field).toHaveValue(before)
  await expect(original).toBeHidden()
  await submit()
  expect(await heading()).not.toContain('By telephone or by mail')
  await expect(row).not.toContainText('field')
})

test('old addresses are added, taken from a list and removed', async ({ page, baseURL }) => {
  const ledTo = async (path: string) => {
    const response = await fetch(baseURL + path, { redirect: 'manual' })
    return response.headers.get('location')
  }
  await page.goto('/admin/words')
  const region = page.getByRole('region', { name: 'Old addresses' })
  const [from, to] = [region.getByLabel('From'), region.getByLabel('To', { exact: true })]
  const add = region.getByRole('button', { name: 'Add' })
  await from.fill('/team.html')
  await to.fill('/nowhere')
  await add.click()
  await expect(to).toHaveAccessibleDescription('There is no page at this address.')
  await to.fill('/about')
  await page.keyboard.press('Enter')
  await expect(region.getByRole('row', { name: '/team.html' })).toBeVisible()
  await expect(from).toBeFocused()
  expect(await ledTo('/team.html')).toBe('/about')

  const buffer = Buffer.from('/old/jaw.html,/solution/jaw\n/team.html,/contact')
  const chooser = page.waitForEvent('filechooser')
  await region.getByRole('button', { name: 'Take a list' }).click()
  await (await chooser).setFiles({ name: 'old.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('1 line taken. 1 line refused.')).toBeVisible()
  await expect(region.getByRole('listitem')).toHaveText(
    'Line 2/team.html,/contactThis address leads somewhere already.',
  )
  await expectAccessible(page)

  await region.getByLabel('Filter by address').fill('jaw')
  await expect(region.getByRole('row', { name: '/team.html' })).toBeHidden()
  await region.getByRole('button', { name: 'Remove /old/jaw.html' }).click()
  await expect(region.getByText('Nothing here matches “jaw”.')).toBeVisible()
  expect(await ledTo('/old/jaw.html')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(region.getByRole('row', { name: '/old/jaw.html' })).toBeVisible()
  expect(await ledTo('/old/jaw.html')).toBe('/solution/jaw')
})

test('the first steps lead to a mark and a confirmed address, and are put away', async ({
  page,
  records,
  dataDir,
}) => {
  const email = 'office@ours.example'
  await records.call('PUT', '/admin/v1/words/academy', { values: { email } })
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Make it yours' })
  await card.getByRole('link', { name: 'Make it yours' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Make it yours' })).toBeVisible()
  const step = page.getByRole('listitem').filter({ hasText: 'Where patients write to' })
  await expect(step.getByRole('heading', { name: 'Email (to do)' })).toBeVisible()
  await expectAccessible(page)

  await step.getByRole('button', { name: 'Mail a code' }).click()
  await step.getByLabel('Code').fill(await noticeCode(dataDir))
  await step.getByRole('button', { name: 'Confirm' }).click()
  await expect(step.getByRole('heading', { name: 'Email (done)' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove the sample articles and doctors' }).click()
  await expect(page.getByRole('dialog')).toContainText('will be moved to the trash')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Upload a mark' }).click()
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeFocused()
  const buffer = await photo(64, 64, 'png')
  const file = { name: 'mark.png', mimeType: 'image/png', buffer }
  await page.getByLabel('File for Mark').setInputFiles(file)
  const mark = page.getByRole('group', { name: 'Mark' }).locator('img')
  await expect(mark).toHaveAttribute('src', /^\/images\/.*-64\.webp$/)
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(mark).toHaveAttribute('src', /logo-mark/)

  await page.getByLabel('Name', { exact: true }).fill('Harbour Academy')
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Name (done)' })).toBeVisible()
  // The panel has the name as well, without a reload.
  await expect(page.getByRole('banner')).toContainText('Harbour Academy')

  await records.call('PUT', '/admin/v1/words/academy', { values: { email: null, name: null } })
  await page.goto('/admin')
  await card.getByRole('button', { name: 'Put away' }).click()
  await expect(card).toBeHidden()
  await page.goto('/admin/words')
  await expect(page.getByRole('link', { name: 'Make it yours' })).toBeVisible()
})

/** The code in the mail to the academy's new address. */
async function noticeCode(dataDir: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  let code: string | undefined
  await expect(async () => {
    const names = await readdir(outbox)
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const mail = mails.find((text) => text.includes('Subject: Notices of the'))
    code = /^(\d{6})\r?$/m.exec(mail ?? '')?.[1]
    expect(code).toBeDefined()
  }).toPass()
  return code!
}
