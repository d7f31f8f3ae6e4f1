// Clinical review from the request to the page: a doctor signs, then a number changes.
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { mailedPath } from '../support/mail/outbox.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { choose, doctorNamed, rowOf } from '../support/browser/review-steps.ts'

test('a doctor who is asked signs behind the link; a changed number shows as unreviewed', async ({
  page,
  records,
  dataDir,
  browser,
  baseURL,
}) => {
  const title = uniqueTitle('Soft food for a sore jaw')
  const { _id, image_url } = await records.addBlog(title, {
    long_description: '<p>Eat soft food for 10 days.</p>',
  })
  const doctor = uniqueTitle('Dr. Rita Ruiz')
  const email = `${crypto.randomUUID()}@example.org`
  await records.addDoctor(doctorNamed(doctor, email, image_url))
  await page.goto(`/articles/${_id}`)
  await page.getByRole('link', { name: 'Not yet reviewed by a doctor' }).click()
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeInViewport()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  await page.getByRole('searchbox').fill(title)
  await expect(rowOf(page, title)).toContainText('Never reviewed')
  await choose(page, title, 'Ask for a review')
  const asking = page.getByRole('dialog', { name: 'Ask for a review' })
  await asking.getByRole('button', { name: 'Send' }).click()
  await expect(asking.getByText('Doctor is required.')).toBeVisible()
  await asking.getByLabel('Doctor', { exact: true }).selectOption(doctor)
  await asking.getByLabel('Note to the doctor').fill('Are ten days right?')
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(`Asked ${doctor} by e-mail.`)).toBeVisible()
  await page.getByLabel('State').selectOption('Waiting for a doctor')
  await expect(rowOf(page, title)).toContainText(`Waiting for ${doctor}`)

  const phone = await browser.newPage({
    ...{ baseURL: baseURL!, javaScriptEnabled: false, viewport: { width: 375, height: 800 } },
  })
  await phone.goto(await mailedPath(dataDir, email, /\/review\/[\w-]{43}/))
  await expect(phone.getByText('Are ten days right?')).toBeVisible()
  await expect(phone.getByText('Eat soft food for 10 days.')).toBeVisible()
  await phone.getByLabel('Interests to declare').fill('Speaks for X.')
  await phone.getByRole('button', { name: /^I have read this section \(Title/ }).click()
  await expect(phone.getByText('You have read this section.')).toBeInViewport()
  await expect(phone.getByLabel('Interests to declare')).toHaveValue('Speaks for X.')
  await phone.goto(phone.url().split('#')[0]!)
  await expect(phone.getByText('You have read 1 of 2 sections')).toBeVisible()
  await phone.getByRole('link', { name: 'Go on with' }).click()
  await expect(phone.getByText('You have read this section.')).toBeInViewport()
  await phone.getByLabel('Next review in').selectOption('2 years')
  await phone.getByLabel('I have read the whole text').check()
  await phone.getByRole('button', { name: 'Sign this text' }).click()
  await expect(
    phone.getByRole('heading', { name: 'Thank you. The review is signed.' }),
  ).toBeVisible()
  await phone.goto(`/articles/${_id}`)
  await expect(phone.getByRole('link', { name: /^Last reviewed \w+ \d+, \d{4}$/ })).toBeVisible()
  await phone.getByRole('heading', { name: 'Review', exact: true }).click()
  await expect(phone.getByText(`Reviewed by ${doctor}, DDS, Jaw pain`)).toBeVisible()

  await page.goto(`/admin/blogs/add-blog?id=${_id}`)
  const text = page.getByRole('textbox', { name: 'Long Description' })
  await text.getByText('Eat soft food').dblclick()
  await text.press('End')
  await text.press('Backspace')
  await text.pressSequentially(', or 12.')
  await page.getByRole('button', { name: 'Submit' }).click()
  const saved = page.getByRole('dialog', { name: 'Blog updated successfully' })
  await expect(saved).toContainText(/This text was reviewed on .*\. The change has to be reviewed/)
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Changed since its review' })).toBeVisible()
  await phone.getByRole('heading', { name: 'Review', exact: true }).click()
  await expect(phone.getByText('the change has not been reviewed yet')).toBeVisible()
  await saved.getByRole('link', { name: 'Ask for a review' }).click()
  await expect(asking).toContainText(title)
  await phone.close()
})

test('a doctor who has a log-in signs in the panel, and the signature is withdrawn', async ({
  page,
  records,
  dataDir,
}) => {
  const title = uniqueTitle('Signed in the panel')
  const { _id, image_url } = await records.addBlog(title)
  await page.goto(`/admin/reviews?filter=${title}`)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Ask for a review', 'History'])
  await page.keyboard.press('Escape')
  await choose(page, title, 'History')
  await expect(page.getByText('Nobody has signed this page yet.')).toBeVisible()

  const doctor = uniqueTitle('Dr. Ada Okoye')
  await records.addDoctor(doctorNamed(doctor, 'ada@example.org', image_url))
  const token = await adminToken(dataDir, 'editor-141@example.org')
  await page.goto('/admin/people?filter=editor-141')
  await choose(page, 'editor-141@example.org', 'Change')
  const person = page.getByRole('dialog')
  await person.getByLabel('Name').fill('Ada Okoye')
  await person.getByLabel("Doctor's profile").selectOption(doctor)
  await expect(person).toContainText(
    'If no owner has confirmed this doctor before, saving does: review links may then go to ada@example.org.',
  )
  await expectAccessible(page)
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('has been saved.')).toBeVisible()
  await page.goto(`/admin/reviews?filter=${title}`)
  await page.evaluate((own) => localStorage.setItem('authToken', own), token)
  await page.reload()
  await choose(page, title, 'Sign')
  const signing = page.getByRole('dialog', { name: 'Sign' })
  await expect(signing.getByLabel('Interests to declare')).toHaveValue('none')
  await signing.getByRole('button', { name: 'Sign this text' }).click()
  await expect(signing.getByText('Please confirm the statement.')).toBeVisible()
  await signing.getByRole('checkbox').check()
  await records.updateBlog({
    ...(await records.json('GET', `/admin/v1/blogs/${_id}`)),
    call_out: 'Other words.',
  })
  await signing.getByRole('button', { name: 'Sign this text' }).click()
  await expect(signing.getByText('The text has changed in the meantime.')).toBeVisible()
  await expect(signing.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Sign this text' }).click()
  await expect(page.getByText(`You have signed “${title}”.`)).toBeVisible()
  await expect(rowOf(page, title)).toContainText('Up to date')

  await choose(page, title, 'Withdraw')
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw' })
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click()
  await expect(withdrawal.getByText('Reason is required.')).toBeVisible()
  await withdrawal.getByLabel('Reason').fill('Signed the wrong page.')
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click()
  await expect(rowOf(page, title)).toContainText('Never reviewed')
  await choose(page, title, 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history).toContainText('Signed the wrong page.')
  await expectAccessible(page)
})
