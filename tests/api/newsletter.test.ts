import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IssueJson, IssuePreview } from '../../shared/newsletter.ts'
import {
  type NewsletterSite,
  owner,
  siteUrl,
  startNewsletterSite,
} from '../support/site/newsletter-site.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'

const path = '/newsletter/issues'
const many = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
let at: NewsletterSite
let author: string

beforeAll(async () => {
  at = await startNewsletterSite()
  author = (await at.calls.makeDoctor({ name: 'Dr. Ada' }))._id
})
beforeEach(() => at.clear())
afterAll(() => at.stop())

async function article(title: string): Promise<string> {
  at.time.move(1000)
  const { _id } = await at.calls.makeBlog({
    ...goodBlog(author),
    title,
    brief_description: 'In <b>',
  })
  return _id
}
const finished = async (id: string) =>
  await expect.poll(async () => (await at.open(id)).state).toBe('sent')

describe('an issue', () => {
  it.each([
    [{ intro: 'x' }, '400 Subject is required.'],
    [{ subject: ' ' }, '400 Subject is required.'],
    [{ subject: 'x'.repeat(151) }, '400 Subject is too long. Limit is 150 characters.'],
    [
      { subject: 'x', intro: many(201) },
      '400 Intro is too long. Limit is 200 words. Currently: 201',
    ],
    [
      { subject: 'x', articles: Array.from({ length: 11 }, String) },
      '400 Choose at most 10 articles.',
    ],
    [{ subject: 'x', articles: ['nothing'] }, '400 Article not found'],
  ])('is refused: %#', async (body, expected) => {
    expect(await refusal(await at.calls.post(path, body))).toBe(expected)
  })

  it('begins with the articles since the last one was sent, and is changed by one at a time', async () => {
    await article('Before')
    const first = await at.issue()
    expect((await at.act(first._id, 'send', { recipients: 0 })).status).toBe(202)
    const ids = [await article('First'), await article('Second')]
    const response = await at.calls.post(path, { subject: 'New' })
    const issue = (await response.json()) as IssueJson
    expect(issue).toMatchObject({
      articles: [
        { _id: ids[1], title: 'Second' },
        { _id: ids[0], title: 'First' },
      ],
      ...{ intro: '', state: 'draft', recipients: 0, sentAt: null },
    })
    const change = { subject: 'Newer', intro: 'Hello', articles: [ids[0]] }
    const put = (updatedAt?: string) =>
      at.calls.put(`${path}/${issue._id}`, { ...change, updatedAt })
    const changed = (await (await put(issue.updatedAt)).json()) as IssueJson
    expect(changed).toMatchObject({ subject: 'Newer', articles: [{ title: 'First' }] })
    expect(await refusal(await put(issue.updatedAt))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    expect((await put()).status).toBe(200)

    const list = await at.calls.get(`${path}?limit=1`)
    expect(list.headers.get('x-total-count')).toBe('2')
    expect(list.headers.get('link')).toContain('page=2')
    expect(await list.json()).toMatchObject([{ _id: issue._id }])
    expect((await at.calls.remove(`${path}/${issue._id}`)).status).toBe(204)
    expect((await at.calls.get(`${path}/${issue._id}`)).status).toBe(404)
  })

  it('reads the same as text and as HTML, and loads nothing', async () => {
    const id = await article('Clicking & pain')
    const issue = await at.issue({ intro: 'Dear <reader>\nof ours\n\nGood news', articles: [id] })
    const preview = (await (
      await at.calls.get(`${path}/${issue._id}/preview`)
    ).json()) as IssuePreview
    const shown = preview.html
      .replace(/<(?:style|title)>[^]*?<\/(?:style|title)>|<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    const words = (text: string) =>
      text
        .replaceAll(/https:\S+/g, '')
        .split(/\s+/)
        .filter(Boolean)
    expect(words(shown)).toEqual(words(preview.text))
    expect(preview.text).toContain(`${siteUrl}/articles/${id}\n`)
    expect(preview.text).toContain('100 Example Street')
    expect(preview.html).not.toMatch(/<img|<link|@import|url\(|src=/)
    expect((await at.act(issue._id, 'test')).status).toBe(202)
    const test = await at.mail.mailTo(owner)
    expect([test.subject, test.text?.replaceAll('\r\n', '\n').trim()]).toEqual([
      '[Test] News',
      preview.text.trim(),
    ])
  })

  it('goes to as many as its sender was told, once, and stays as it was', async () => {
    await at.join('one@example.org')
    const issue = await at.issue({ intro: '' })
    const send = (body: unknown) => at.refused(issue._id, 'send', body)
    expect(await send({ recipients: 1 })).toBe('400 Nothing to send.')
    const id = await article('A title')
    await at.calls.put(`${path}/${issue._id}`, { subject: 'News', articles: [id] })
    expect(await send({})).toMatch(/^400/)
    expect(await send({ recipients: '1' })).toMatch(/^400/)
    expect(await send({ recipients: 2 })).toBe('409 The number of readers has changed: 1.')
    expect((await at.open(issue._id)).recipients).toBe(0)
    expect(await at.refused(issue._id, 'resume')).toBe('409 This issue has not been sent.')

    const sent = await at.act(issue._id, 'send', { recipients: 1 })
    expect([sent.status, await sent.json()]).toMatchObject([
      202,
      { state: 'sending', recipients: 1, waiting: 1 },
    ])
    await finished(issue._id)
    expect(await at.open(issue._id)).toMatchObject({ sent: 1, failed: 0, unsubscribed: 0 })
    expect(await send({ recipients: 1 })).toBe('409 This issue has been sent.')
    for (const what of ['pause', 'resume', 'stop'])
      expect(await at.refused(issue._id, what)).toMatch(/^409/)
    const change = { subject: 'Other' }
    expect(await refusal(await at.calls.put(`${path}/${issue._id}`, change))).toBe(
      '409 This issue has been sent.',
    )
    expect(await refusal(await at.calls.remove(`${path}/${issue._id}`))).toBe(
      '409 This issue has been sent.',
    )
    await at.calls.remove(`/blogs/${id}`)
    expect((await at.open(issue._id)).articles).toEqual([{ _id: id, title: 'A title' }])
  })
})
