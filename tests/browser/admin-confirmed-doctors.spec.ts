import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { mailedPath } from '../support/mail/outbox.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { choose, doctorNamed, rowOf } from '../support/browser/review-steps.ts'

test('an owner confirms a doctor whom an editor added, and tells readers what the doctor objects to', async ({
  page,
  records,
  dataDir,
  baseURL,
}) => {
  const title = uniqueTitle('A dose that is wrong')
  const { _id, image_url } = await records.addBlog(title)
  const doctor = uniqueTitle('Dr. Olga Object')
  const email = `${crypto.randomUUID()}@example.org`
  const editor = `${crypto.randomUUID()}@example.org`
  await records.json('POST', '/admin/v1/people', { name: 'Eddie', email: editor, role: 'editor' })
  const token = await adminToken(dataDir, editor)
  const added = await fetch(new URL('/api/admin/v1/authors', baseURL), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...doctorNamed(doctor, email, image_url), license: 'NY 12345' }),
  })
  expect(added.status).toBe(201)

  await page.goto(`/admin/reviews?filter=${title}`)
  const ask = async () => {
    await choose(page, title, 'Ask for a review')
    const asking = page.getByRole('dialog', { name: 'Ask for a review' })
    await asking.getByLabel('Doctor', { exact: true }).selectOption(doctor)
    await asking.getByRole('button', { name: 'Send' }).click()
  }
  await ask()
  await expect(page.getByText('An owner has to confirm this doctor’s e-mail address')).toBeVisible()
  await page.goto('/admin')
  await page.getByRole('link', { name: /for an owner to confirm them$/ }).click()
  const waiting = page.getByRole('region', { name: 'Doctors to confirm' })
  await expect(waiting).toContainText('license NY 12345')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: `Confirm ${doctor}` }).click()
  await expect(page.getByText(`${doctor} is confirmed.`)).toBeVisible()

  await page.goto(`/admin/reviews?filter=${title}`)
  await ask()
  await expect(page.getByText(`Asked ${doctor} by e-mail.`)).toBeVisible()
  await page.goto(await mailedPath(dataDir, email, /\/review\/[\w-]{43}/))
  await expectAccessible(page)
  await page.getByLabel('What should change?').fill('UNSAFE: take 8, not 80.')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('Thank you. The office has your comment.')).toBeVisible()

  await page.goto('/admin')
  await page
    .getByRole('region', { name: 'Needs care' })
    .getByRole('link', { name: title, exact: true })
    .click()
  const row = rowOf(page, title)
  await expect(row).toContainText('Changes asked for')
  await expect(row).toContainText('UNSAFE: take 8, not 80.')
  await page.goto(`/admin/blogs/add-blog?id=${_id}`)
  const note = page.getByRole('region', { name: 'A doctor asks for changes' })
  await expect(note).toContainText(doctor)
  await expect(note).toContainText('UNSAFE: take 8, not 80.')
  await expectAccessible(page)
  await note.getByRole('link', { name: 'Open in Reviews' }).click()
  await choose(page, title, 'Show readers a notice')
  await expect(row).toContainText('Readers have seen a notice since')
  await expectAccessible(page)
  await page.goto(`/articles/${_id}`)
  await expect(page.getByText('A doctor has asked for changes to this page.')).toBeVisible()
  await page.goto(`/admin/reviews?filter=${title}`)
  await choose(page, title, 'Settle')
  const settling = page.getByRole('dialog', { name: 'Settle' })
  await expectAccessible(page)
  await settling.getByRole('button', { name: 'Settle' }).click()
  await expect(row).not.toContainText('UNSAFE')
  await page.goto(`/articles/${_id}`)
  await expect(page.getByText('A doctor has asked for changes')).toBeHidden()
})
