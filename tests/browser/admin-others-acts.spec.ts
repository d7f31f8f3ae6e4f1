import type { Page } from '@playwright/test'
import type { Blog } from '../../shared/blog.ts'
import type { Draft } from '../../shared/draft.ts'
import {
  expect,
  expectAccessible,
  type Records,
  test,
  uniqueTitle,
} from '../support/browser/admin-test.ts'
import { adminToken } from '../support/requests/admin-token.ts'

const saved = (page: Page) =>
  page
    .locator('form')
    .getByRole('status')
    .filter({ hasText: /^Saved at \d\d:\d\d$/ })

/** What a colleague does to an article, and how the form tells it. */
const acts: Record<string, (blog: Blog, records: Records) => Promise<unknown>> = {
  'published this': (blog, records) =>
    records.updateBlog({ ...blog, brief_description: 'Theirs.' }),
  'took this off the site': ({ _id, updatedAt }, records) =>
    records.json('POST', `/admin/v1/blogs/${_id}/unpublish`, { updatedAt }),
  'discarded the changes': ({ _id }, records) =>
    records.call('DELETE', `/admin/v1/drafts/blog.${_id}`),
  async 'restored an earlier version'({ _id }, records) {
    const draft = `/admin/v1/drafts/blog.${_id}`
    const [kept] = await records.json<{ number: number }[]>('GET', `${draft}/versions`)
    const { version } = await records.json<{ version: number }>('GET', draft)
    await records.json('POST', `${draft}/versions/${kept!.number}/restore`, { version })
  },
}

/** What is typed but not yet sent is on its way to one of the other two. */
const statesAt = (deed: string) =>
  deed === 'published this'
    ? (['saved', 'offline', 'unsaved'] as const)
    : (['saved', 'offline'] as const)

for (const [deed, act] of Object.entries(acts)) {
  const states = statesAt(deed)
  test(`a form that is ${states.join(' or ')} tells who ${deed}, and goes on`, async ({
    page,
    context,
    records,
  }) => {
    const pages = [page]
    while (pages.length < states.length) pages.push(await context.newPage())
    await Promise.all(
      states.map(async (state, at) => {
        const tab = pages[at]!
        const blog = await records.addBlog(uniqueTitle(deed))
        await records.saveDraft(
          'blog',
          { brief_description: 'Of a colleague.' },
          `blog.${blog._id}`,
        )
        await records.json('POST', `/admin/v1/drafts/blog.${blog._id}/versions`, { name: 'Kept' })
        await records.saveDraft('blog', { brief_description: 'Later.' }, `blog.${blog._id}`)
        const refused = countRefusals(tab)
        await tab.goto(`/admin/blogs/add-blog?id=${blog._id}`)
        const callOut = tab.getByLabel('Call Out')
        await expect(tab.getByLabel('Brief Description')).toHaveValue('Later.')
        const drafts = '**/api/admin/v1/drafts/**'
        if (state === 'offline') await tab.route(drafts, (route) => route.abort())
        await callOut.fill('First.')
        if (state === 'saved') await expect(saved(tab)).toBeVisible()
        await act(blog, records)
        await callOut.press('End')
        await callOut.pressSequentially(' Then more.')
        if (state === 'offline') {
          await expect(tab.getByText(/^Kept on this device\. It will be saved/)).toBeVisible()
          await tab.unroute(drafts)
          await tab.evaluate(() => dispatchEvent(new Event('online')))
        }
        const notice = tab.locator('.writing-notice', {
          hasText: new RegExp(`${deed} at \\d\\d:\\d\\d\\.`),
        })
        await expect(notice).toHaveCount(1)
        await expect(notice.getByRole('link', { name: 'See what changed' })).toBeVisible()
        const versions = tab.getByRole('group', { name: 'Two versions of' })
        await expect(saved(tab).or(versions).first()).toBeVisible()
        if (await versions.isVisible()) {
          await versions.getByRole('button', { name: 'Keep mine' }).click()
          await expect(saved(tab)).toBeVisible()
        }
        const draft = await records.json<Draft>('GET', `/admin/v1/drafts/blog.${blog._id}`)
        expect(draft.fields['call_out']).toContain('Then more.')
        expect(refused.mostInARow()).toBeLessThanOrEqual(3)
        if (state === 'saved') await expectAccessible(tab)
      }),
    )
    for (const tab of pages.slice(1)) await tab.close()
  })
}

function countRefusals(page: Page) {
  let [now, most] = [0, 0]
  page.on('response', (response) => {
    if (response.request().method() !== 'PUT') return
    now = response.status() === 409 ? now + 1 : 0
    most = Math.max(most, now)
  })
  return { mostInARow: () => most }
}

test('what somebody writes while they lose the right to it can be made a new draft', async ({
  page,
  records,
  dataDir,
}) => {
  const [mine, other] = await records.authors()
  const email = `${crypto.randomUUID()}@example.org`
  const invite = { name: 'Eva', email, role: 'editor' }
  const { _id } = await records.json<{ _id: string }>('POST', '/admin/v1/people', invite)
  const blog = await records.addBlog(uniqueTitle('Not mine'), { author_id: other!._id })
  const token = await adminToken(dataDir, email)
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  await page.goto(`/admin/blogs/add-blog?id=${blog._id}`)
  await expect(page.getByLabel('Call Out')).toHaveValue(blog.call_out)
  const role = { name: 'Eva', role: 'doctor', doctorId: mine!._id }
  await records.json('PUT', `/admin/v1/people/${_id}`, role)
  await page.getByLabel('Call Out').fill('Still here.')
  await expect(page.getByText(/^Kept on this device\. Not saved: You may not/)).toBeVisible()
  await page.goto('/admin/blogs')
  await page.goto('/admin/blogs/add-blog')
  const offers = page.getByRole('region', { name: 'Unfinished writing' })
  await offers.getByRole('link', { name: 'Continue (no title)' }).first().click()
  await expect(page.getByLabel('Call Out')).toHaveValue('Still here.')
  await expect(saved(page)).toBeVisible()
})
