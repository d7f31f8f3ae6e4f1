// How an editor writes an issue of the newsletter, looks at it, sends it and follows it; how a reader leaves.
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { mailedPath } from '../support/mail/outbox.ts'

test('an issue is written, kept, looked at, tested, sent and followed', async ({
  page,
  records,
  baseURL,
  dataDir,
}) => {
  const article = await records.addBlog(uniqueTitle('Clicking'))
  const reader = `reader-${crypto.randomUUID().slice(0, 8)}@example.org`
  await records.json('POST', '/user/v1/newsletter/subscribe', { email: reader })
  const confirm = await mailedPath(dataDir, reader, /\/newsletter\/confirm\/[\w.-]+/)
  await page.goto(baseURL + confirm)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is confirmed')
  const { confirmed } = await records.json<{ confirmed: number }>(
    'GET',
    '/admin/v1/newsletter/subscribers',
  )
  const to = `Send to ${confirmed} readers`
  const subject = uniqueTitle('News')

  await page.goto('/admin/newsletter')
  await expect(page.getByText(`${confirmed} readers`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'New issue' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Subject is required.')).toBeVisible()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Introduction').fill('Dear reader\n\nThere is news.')
  await page.getByRole('button', { name: 'Take new articles' }).click()
  const chosen = page.getByRole('list', { name: 'Chosen articles' }).getByRole('listitem')
  // Other tests may just have published some too.
  await expect(chosen.filter({ hasText: article.title })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  const others = chosen.filter({ hasNotText: article.title })
  while ((await others.count()) > 0) {
    await others
      .last()
      .getByRole('button', { name: /^Remove / })
      .click()
  }
  await page.getByLabel('Articles', { exact: true }).fill(article.title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/newsletter\/[\da-f]{32}$/)

  const preview = page.getByRole('region', { name: 'Preview' })
  const mail = preview.frameLocator('iframe')
  await expect(mail.getByRole('link', { name: article.title })).toBeVisible()
  await preview.getByRole('button', { name: 'Narrow, dark' }).click()
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 29)')
  await preview.getByRole('button', { name: 'Text alone' }).click()
  await expect(preview.locator('pre')).toContainText('There is news.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText(/^A test is on its way to /)).toBeVisible()

  await page.getByRole('button', { name: to }).click()
  const dialog = page.getByRole('dialog', { name: `${to}?` })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(`${confirmed} of ${confirmed} sent`)).toBeVisible()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/newsletter')
  const row = page
    .getByRole('table', { name: 'Issues' })
    .getByRole('row')
    .filter({ hasText: subject })
  await expect(row).toContainText(`${confirmed} of ${confirmed}`)
  await expectAccessible(page)

  await page.goto('/newsletter/leave')
  await page.getByRole('main').getByLabel('Email').fill(reader)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'If this address is on our list, a link is on its way.',
  )
  await page.goto(
    baseURL + (await mailedPath(dataDir, reader, /\/newsletter\/unsubscribe\/[\w-]+/)),
  )
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
})
