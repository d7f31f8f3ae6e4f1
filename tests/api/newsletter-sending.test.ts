import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMailIntake, readMail, takeNewsletterReport } from '../support/site/built-program.ts'
import { bounce } from '../support/mail/patient-mails.ts'
import { hour } from '../support/site/movable-clock.ts'
import { type NewsletterSite, owner, startNewsletterSite } from '../support/site/newsletter-site.ts'

const readers = ['one', 'two', 'three', 'four'].map((name) => `${name}@example.org`)
let at: NewsletterSite
let links: string[]

beforeAll(async () => {
  at = await startNewsletterSite()
})
beforeEach(async () => {
  await at.clear()
  links = []
  for (const email of readers) links.push(await at.join(email))
  at.mail.mails.length = 0
})
afterAll(() => at.stop())

const news = () => at.mail.mails.filter(({ subject }) => subject === 'News')
const receivers = () => news().flatMap(({ recipients }) => recipients)

async function send(recipients = readers.length): Promise<string> {
  const { _id } = await at.issue()
  expect((await at.act(_id, 'send', { recipients })).status).toBe(202)
  return _id
}
const becomes = async (id: string, fields: object) =>
  await expect.poll(() => at.open(id)).toMatchObject(fields)
const refuse = (responses: Record<string, string>) =>
  at.behave({
    onRecipient(address) {
      const response = responses[address]
      if (response)
        throw Object.assign(new Error(response.slice(4)), {
          responseCode: Number(response.slice(0, 3)),
        })
    },
  })

/** Holds mail number `number` from now on at the mail server until it is released. */
function hold(number: number) {
  let release: () => void = () => undefined
  let count = 0
  const released = new Promise<void>((resolve) => (release = resolve))
  at.behave({
    onMail() {
      count += 1
      return count === number ? released : undefined
    },
  })
  return { isHeld: async () => await expect.poll(() => count).toBe(number), release }
}

it('each reader gets one mail of their own, with all that mail programs need to end it', async () => {
  await becomes(await send(), { state: 'sent', sent: 4 })
  expect(receivers().toSorted()).toEqual(readers.toSorted())
  for (const { headers, recipients, text, html, to } of news()) {
    const header = (name: string) => headers.find(({ key }) => key === name)?.value
    const link = `https://www.example.org${links[readers.indexOf(recipients[0]!)]}`
    expect(header('list-unsubscribe')?.replace(/\s/g, '')).toBe(`<${link}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-id')).toBe('<newsletter.www.example.org>')
    expect(text).toContain(link)
    expect(html).toContain(link)
    expect(to).toHaveLength(1)
  }
})

it('who leaves or is removed before their mail goes out gets none', async () => {
  const first = hold(1)
  const id = await send()
  await first.isHeld()
  await at.unsubscribe(links[0]!)
  await at.unsubscribe(links[1]!)
  first.release()
  await becomes(id, { state: 'sent', waiting: 0, failed: 0, recipients: 4 })
  const { sent, unsubscribed } = await at.open(id)
  expect(receivers()).toHaveLength(sent)
  // One of them may have been on its way.
  expect(unsubscribed).toBeGreaterThanOrEqual(1)
  expect(sent + unsubscribed).toBe(4)
})

it('refusals count for the reader they are about, and deferrals are tried three times more', async () => {
  refuse({
    [readers[0]!]: '550 5.1.1 No such user',
    [readers[1]!]: '550 Too many messages at once',
    [readers[2]!]: '451 4.7.1 Try later',
  })
  const id = await send()
  await becomes(id, { state: 'sending', sent: 1, failed: 2, waiting: 1 })
  expect(await at.counts()).toMatchObject({ confirmed: 3, bounced: 1 })
  let tries = 1
  /** Once the last deferral is stored; the clock decides when the next try is due. */
  const deferred = async () =>
    await expect
      .poll(() =>
        at.db
          .selectFrom('newsletter_deliveries')
          .select('attempts')
          .where('state', '=', 'waiting')
          .execute(),
      )
      .toEqual([{ attempts: tries }])
  at.behave({
    onRecipient() {
      tries += 1
      throw Object.assign(new Error('4.7.1 Try later'), { responseCode: 451 })
    },
  })
  for (const next of [2, 3, 4]) {
    await deferred()
    await at.pass(8 * hour)
    await expect.poll(() => tries).toBe(next)
  }
  await becomes(id, { state: 'sent', failed: 3 })
  expect(tries).toBe(4)
  at.behave({})
  expect((await at.counts()).bounced).toBe(1)
  const next = await send(3)
  await becomes(next, { state: 'sent', sent: 3 })
  expect(receivers()).not.toContain(readers[0])
})

it('a mail server that is away for a day delays the issue and fails nobody', async () => {
  const second = hold(2)
  const id = await send()
  await second.isHeld()
  at.line.become('cut')
  second.release()
  await at.pass(25 * hour)
  await becomes(id, { state: 'sending', sent: 1, waiting: 3, failed: 0 })
  at.line.become('good')
  await becomes(id, { state: 'sent', sent: 4 })
  expect(new Set(receivers()).size).toBe(4)
})

it('an issue can be paused, resumed and stopped, and no other mail waits for it', async () => {
  const second = hold(2)
  const id = await send()
  await second.isHeld()
  expect((await at.act(id, 'pause')).status).toBe(200)
  const { _id: other } = await at.issue({ subject: 'Other' })
  await at.act(other, 'test')
  await at.mail.mailTo(owner)
  second.release()
  await becomes(id, { state: 'paused', sent: 2, waiting: 2 })
  expect((await at.act(id, 'resume')).status).toBe(200)
  await becomes(id, { state: 'sent', sent: 4 })
  const first = hold(1)
  const stopped = await send()
  await first.isHeld()
  expect((await at.act(stopped, 'stop')).status).toBe(200)
  first.release()
  await becomes(stopped, { state: 'stopped', recipients: 4, sent: 1, waiting: 3 })
  for (const what of ['pause', 'resume', 'stop', 'send'])
    expect((await at.act(stopped, what, { recipients: 4 })).status).toBe(409)
})

const desk = { contactTo: 'desk@example.org', siteUrl: 'http://localhost' }

it('a report names the reader whose address does not exist, and nobody else', async () => {
  const id = await send()
  await becomes(id, { state: 'sent' })
  const intake = createMailIntake(at.db, at.time.clock, desk, {
    takeOther: (trx, report) => takeNewsletterReport(trx, at.time.clock, report),
  })
  const take = async (of: string, status?: string) => {
    const text = bounce({ id: 'r', of, ...(status && { status }) })
    return (await intake.take(await readMail(Buffer.from(text)))).result
  }
  const [first, second] = news().map(({ messageId }) => messageId!)
  expect(await take(first!, '5.7.1')).toBe('foreign')
  expect(await take(first!, '4.1.1')).toBe('foreign')
  expect((await at.counts()).bounced).toBe(0)
  expect(await take(second!)).toBe('bounced')
  expect(await take(second!)).toBe('known')
  expect(await take('<0123456789abcdef0123456789abcdef@www.example.org>')).toBe('foreign')
  expect(await at.counts()).toMatchObject({ confirmed: 3, bounced: 1 })
  await becomes(id, { sent: 2, failed: 2 })
})
