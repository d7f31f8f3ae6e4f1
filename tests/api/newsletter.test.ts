import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IssueJson, IssuePreview, SubscriberJson } from '../../shared/newsletter.ts'
import { createRetention } from '../support/site/built-program.ts'
import { day, hour } from '../support/site/movable-clock.ts'
import {
  editor,
  type NewsletterSite,
  owner,
  siteUrl,
  startNewsletterSite,
} from '../support/site/newsletter-site.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { erasePerson } from '../support/site/erase-person.ts'

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

describe('readers', () => {
  it('are counted, listed, exported and removed', async () => {
    for (const name of ['=one', 'two', 'three']) await at.join(`${name}@example.org`)
    await at.site.postJson('/api/user/v1/newsletter/subscribe', { email: 'new@example.org' })
    await at.db
      .updateTable('newsletter_subscriptions')
      .set({ bounced_at: at.time.clock().toISOString() })
      .where('email', '=', 'three@example.org')
      .execute()
    const month = at.time.clock().toISOString().slice(0, 7)
    expect(await at.counts()).toEqual({
      ...{ confirmed: 2, unconfirmed: 1, bounced: 1 },
      byMonth: [{ month, confirmed: 3, left: 1 }],
    })
    const list = await at.calls.get('/newsletter/subscribers/list')
    const readers = (await list.json()) as SubscriberJson[]
    expect(list.headers.get('x-total-count')).toBe('3')
    expect(readers.filter(({ bouncedAt }) => bouncedAt).map(({ email }) => email)).toEqual([
      'three@example.org',
    ])
    const csv = await at.calls.get('/newsletter/subscribers.csv')
    const bytes = Buffer.from(await csv.arrayBuffer()).toString()
    expect(bytes.startsWith('\uFEFFEmail,Confirmed,Bounced\r\n')).toBe(true)
    expect(bytes).toContain("\r\n'=one@example.org,")
    const { _id } = readers.find(({ email }) => email === 'two@example.org')!
    expect((await at.calls.remove(`/newsletter/subscribers/${_id}`)).status).toBe(204)
    expect((await at.calls.remove(`/newsletter/subscribers/${_id}`)).status).toBe(404)
    expect(await at.counts()).toMatchObject({
      confirmed: 1,
      byMonth: [{ month, confirmed: 3, left: 2 }],
    })
    const log = await at.db.selectFrom('audit_log').select(['action', 'kind', 'title']).execute()
    expect(log).toEqual([
      { action: 'exported', kind: 'newsletter', title: '' },
      { action: 'removed', kind: 'newsletter', title: '' },
    ])
    await at.db.updateTable('people').set({ role: 'editor' }).where('email', '=', editor).execute()
    const calls = await at.callsOf(editor)
    expect((await calls.get('/newsletter/subscribers')).status).toBe(200)
    expect((await calls.get('/newsletter/subscribers/list')).status).toBe(403)
  })

  it('leave by a link that holds as long as they are readers, and works ever after', async () => {
    const link = await at.join('one@example.org')
    const columns = await at.db.selectFrom('newsletter_subscriptions').selectAll().execute()
    expect(columns).toMatchObject([
      { policy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    ])
    expect((await at.site.fetch(link)).status).toBe(200)
    expect((await at.counts()).confirmed).toBe(1)
    for (let time = 0; time < 2; time += 1) {
      expect((await at.unsubscribe(link)).status).toBe(200)
      expect((await at.site.fetch(link)).status).toBe(200)
    }
    expect((await at.counts()).confirmed).toBe(0)
    const ended = await at.db.selectFrom('ended_subscriptions').selectAll().execute()
    expect(JSON.stringify(ended)).not.toContain('one@example')
    expect(JSON.stringify(ended)).not.toContain(link.split('/').at(-1))
    expect((await at.unsubscribe(`${link}x`)).status).toBe(404)
    expect(await at.join('one@example.org')).toBe(link)
    expect((await at.unsubscribe(link)).status).toBe(200)
    expect((await at.counts()).confirmed).toBe(0)
  })

  it('get the link from a page that tells nobody who reads, three times an hour', async () => {
    const link = await at.join('one@example.org')
    at.mail.mails.length = 0
    const ask = async (email: string) => {
      const body = new URLSearchParams({ email })
      const page = await at.site.fetch('/newsletter/leave', {
        method: 'POST',
        body,
        headers: at.from(),
      })
      return [page.status, await page.text()] as const
    }
    const sentence = 'If this address is on our list, a link is on its way.'
    const answers = []
    for (let time = 0; time < 4; time += 1) answers.push(await ask('One@example.org'))
    answers.push(await ask('nobody@example.org'))
    for (const [status, page] of answers) {
      expect(status).toBe(200)
      expect(page).toContain(sentence)
    }
    await at.mail.mailTo('one@example.org', 3)
    expect(at.mail.mails).toHaveLength(3)
    expect(at.mail.mails[0]!.text).toContain(siteUrl + link)
    expect((await ask('one@'))[1]).toContain('Enter a valid email address.')
    at.time.move(hour)
    await ask('one@example.org')
    await at.mail.mailTo('one@example.org', 4)
  })

  it('who are erased, or whose address does not exist for 30 days, are gone from issues too', async () => {
    await at.join('one@example.org')
    const link = await at.join('two@example.org')
    const issue = await at.issue()
    await at.act(issue._id, 'send', { recipients: 2 })
    await finished(issue._id)
    const retention = createRetention(at.db, at.time.clock)
    expect(
      await erasePerson({ ...at.site, db: at.db, clock: at.time.clock }, 'Two@example.org'),
    ).toBe(1)
    expect((await at.site.fetch(link)).status).toBe(200)
    await at.db
      .updateTable('newsletter_subscriptions')
      .set({ bounced_at: at.time.clock().toISOString() })
      .execute()
    await at.pass(29 * day)
    await retention.purge()
    expect((await at.counts()).bounced).toBe(1)
    await at.pass(2 * day)
    await retention.purge()
    expect((await at.counts()).bounced).toBe(0)
    const deliveries = at.db.selectFrom('newsletter_deliveries').select('subscription_id')
    expect(await deliveries.execute()).toEqual([
      { subscription_id: null },
      { subscription_id: null },
    ])
    await at.pass(30 * day)
    await retention.purge()
    expect(await deliveries.execute()).toEqual([])
    expect(await at.open(issue._id)).toMatchObject({ recipients: 2, sent: 2 })
  })
})
