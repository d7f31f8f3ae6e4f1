// A site with a mail server that a test controls, and readers of its newsletter.
import { expect } from 'vitest'
import type { IssueJson, SubscriberCounts } from '../../../shared/newsletter.ts'
import { type MailBehaviour, startMailServer } from '../mail/mail-server.ts'
import { adminCalls, refusal } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { unreliableLine } from '../requests/unreliable-line.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite } from './test-site.ts'

export const [owner, editor] = ['ada@example.org', 'eve@example.org'] as const
export const siteUrl = 'https://www.example.org'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

export type NewsletterSite = Awaited<ReturnType<typeof startNewsletterSite>>

export async function startNewsletterSite() {
  let behaviour: MailBehaviour = {}
  let networks = 0
  const mail = await startMailServer({
    onRecipient: (address) => behaviour.onRecipient?.(address),
    onMail: () => behaviour.onMail?.(),
  })
  const line = await unreliableLine(mail.url)
  const time = movableClock()
  const storage = siteDatabase()
  const settings = {
    ...{ smtpUrl: line.url, adminEmails: [owner, editor], sampleContent: false, trustProxy: 1 },
    ...{ siteUrl, newsletterPerMinute: 6000 },
  }
  const site = await startTestSite(settings, { clock: time.clock, open: storage.open })
  const { db } = storage
  const callsOf = async (email: string) =>
    adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  let calls = await callsOf(owner)
  const from = () => {
    networks += 1
    return { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1` }
  }
  const path = '/newsletter/issues'

  return {
    ...{ mail, line, time, db, site, callsOf, from },

    /** The owner's calls. */
    get calls() {
      return calls
    },

    /** Moves the clock, past the end of the owner's session. */
    async pass(ms: number): Promise<void> {
      time.move(ms)
      calls = await callsOf(owner)
    },

    behave(next: MailBehaviour): void {
      behaviour = next
    },

    /** Subscribes and confirms. Returns the path of the link to unsubscribe. */
    async join(email: string): Promise<string> {
      const before = mail.to(email).length
      await site.postJson('/api/user/v1/newsletter/subscribe', { email }, from())
      const { text } = await mail.mailTo(email, before + 1)
      const link = (kind: string) =>
        new URL(new RegExp(`https://\\S+/newsletter/${kind}/\\S+`).exec(text!)![0]).pathname
      const confirmed = await site.fetch(link('confirm'), { method: 'POST', headers: form })
      expect(confirmed.status).toBe(200)
      return link('unsubscribe')
    },

    /** The one-click request of a mail program. */
    unsubscribe: (link: string) =>
      site.fetch(link, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' }),

    counts: async () =>
      (await (await calls.get('/newsletter/subscribers')).json()) as SubscriberCounts,

    async issue(fields: object = {}): Promise<IssueJson> {
      const body = { subject: 'News', intro: 'Dear reader', articles: [], ...fields }
      const response = await calls.post(path, body)
      expect(response.status).toBe(201)
      return (await response.json()) as IssueJson
    },

    async open(id: string): Promise<IssueJson> {
      const issue = (await (await calls.get(`${path}/${id}`)).json()) as IssueJson
      const { recipients, sent, waiting, failed, unsubscribed } = issue
      expect(sent + waiting + failed + unsubscribed).toBe(recipients)
      return issue
    },

    act: (id: string, what: string, body?: unknown) => calls.post(`${path}/${id}/${what}`, body),
    /** Status and message of an act that is refused. */
    refused: async (id: string, what: string, body?: unknown) =>
      refusal(await calls.post(`${path}/${id}/${what}`, body)),

    /** Forgets the readers, issues and mails of the test before. */
    async clear(): Promise<void> {
      behaviour = {}
      for (const table of [
        ...(['newsletter_issues', 'newsletter_subscriptions', 'ended_subscriptions'] as const),
        ...(['mail_outbox', 'audit_log'] as const),
      ])
        await db.deleteFrom(table).execute()
      mail.mails.length = 0
    },

    async stop(): Promise<void> {
      await site.stop()
      await line.stop()
      await mail.stop()
    },
  }
}
