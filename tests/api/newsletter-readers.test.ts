import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriberJson } from '../../shared/newsletter.ts'
import { createRetention } from '../support/site/built-program.ts'
import { day, hour } from '../support/site/movable-clock.ts'
import {
  editor,
  type NewsletterSite,
  siteUrl,
  startNewsletterSite,
} from '../support/site/newsletter-site.ts'
import { erasePerson } from '../support/site/erase-person.ts'

let at: NewsletterSite

beforeAll(async () => {
  at = await startNewsletterSite()
  await at.calls.makeDoctor({ name: 'Dr. Ada' })
})
beforeEach(() => at.clear())
afterAll(() => at.stop())

const finished = async (id: string) =>
  await expect.poll(async () => (await at.open(id)).state).toBe('sent')

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
