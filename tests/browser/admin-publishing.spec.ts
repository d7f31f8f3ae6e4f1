// Previewing and scheduling a draft from its form.
import { clockTime, instantOf } from '../../app/admin/drafts/academy-time.ts'
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'

const form = '/admin/blogs/add-blog'
const idOf = (key: string) => key.replace('new.', '')

test('a draft is shown in a preview, and by links that can be revoked', async ({
  page,
  records,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = uniqueTitle('Not for readers yet')
  const key = await records.saveDraft('blog', { title })
  await page.goto(`${form}?draft=${idOf(key)}`)
  await page.getByLabel('Call Out').fill('Typed just now.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const opening = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Open preview' }).click()
  const preview = await opening
  await expect(preview).toHaveURL(/\/preview\/[\w-]{43}$/)
  await expect(preview.getByText('not published')).toBeVisible()
  await expect(preview.getByText('Typed just now.')).toBeVisible()

  await dialog.getByLabel('Valid for').selectOption('30 days')
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const links = dialog.getByRole('list', { name: 'Links' }).getByRole('listitem')
  await expect(links).toHaveCount(2)
  await expectAccessible(page)
  await preview.goto(url)
  await expect(preview.getByText('Typed just now.')).toBeVisible()

  await links.first().getByRole('button', { name: 'Revoke' }).click()
  await expect(links).toHaveCount(1)
  await links.first().getByRole('button', { name: 'Revoke' }).click()
  await expect(links).toHaveCount(0)
  await preview.reload()
  await expect(
    preview.getByRole('heading', { name: 'This preview link does not work' }),
  ).toBeVisible()
})

test('the page stands beside the text, follows it and runs no script', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('Beside the text')
  const key = await records.saveDraft('blog', { title })
  await page.goto(`${form}?draft=${idOf(key)}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Show beside the text' }).click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCSS('width', '375px')
  await page.getByLabel('Call Out').fill('Typed while it is shown.')
  await expect(shown.getByText('Typed while it is shown.')).toBeVisible()
  await expect(shown.locator('script')).toHaveCount(0)
  await page.getByRole('button', { name: 'Computer' }).click()
  await expect(page.locator('iframe')).toHaveCSS('width', '1280px')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport()
  await expectAccessible(page)
})

test.describe('far from the academy', () => {
  test.use({ timezoneId: 'Europe/Zurich' })

  test('a draft is scheduled by the academy’s clock, changed and called off', async ({
    page,
    records,
  }) => {
    const title = uniqueTitle('For next week')
    const { _id, author_id, ...blog } = await records.addBlog(title)
    const key = await records.saveDraft(
      'blog',
      { call_out: 'Changed for next week.' },
      `blog.${_id}`,
    )
    await page.goto(`${form}?id=${_id}`)
    const schedule = page.getByRole('button', { name: 'Schedule…' })
    await schedule.click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    const time = dialog.getByLabel('Publish on')
    await expect(dialog).toContainText('America/New York')
    await expect(time).toHaveValue(/T\d\d:00$/)
    await expect(dialog).toContainText(/In \d+ minutes\./)
    await time.fill('')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose a valid time.')
    await time.fill(clockTime(new Date(Date.now() - 3_600_000)))
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Choose a time at least one minute from now.',
    )
    await expectAccessible(page)

    const clock = `${clockTime(new Date(Date.now() + 7 * 86_400_000)).slice(0, 10)}T09:30`
    await time.fill(clock)
    await expect(dialog).toContainText('Your time: ')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toHaveCount(0)
    const [year, month, day] = clock.slice(0, 10).split('-')
    await expect(page.getByText(`Scheduled for ${day}/${month}/${year}, 09:30`)).toBeVisible()
    expect(await records.json('GET', `/admin/v1/drafts/${key}`)).toMatchObject({
      scheduledAt: instantOf(clock)!.toISOString(),
      fields: { title, tags: blog.tags, author_id: author_id!._id },
    })

    await page.goto('/admin/blogs?state=scheduled')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByRole('cell').first()).toContainText(
      `${title} Scheduledfor ${day}/${month}/${year}, 09:30`,
    )
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Cancel the schedule' }).click()
    await expect(row).toHaveCount(0)

    await page.goto(`${form}?id=${_id}`)
    await schedule.click()
    await expect(time).toHaveValue(/T\d\d:00$/)
  })

  test('a broken rule of publication is said in the form, at its field', async ({
    page,
    records,
  }) => {
    const key = await records.saveDraft('blog', { title: uniqueTitle('Without a text') })
    await page.goto(`${form}?draft=${idOf(key)}`)
    await page.getByRole('button', { name: 'Schedule…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('Publish on').fill(clockTime(new Date(Date.now() + 86_400_000)))
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('Brief Description is required.')
    await expect(page.getByLabel('Brief Description')).toBeFocused()
  })
})
