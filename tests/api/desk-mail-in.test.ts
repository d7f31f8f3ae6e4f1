import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMailIntake,
  readMail,
  readMailAside,
  UnreadableMail,
} from '../support/site/built-program.ts'
import {
  bounce,
  hostileMails,
  mailWithAttachment,
  patientMail,
} from '../support/mail/patient-mails.ts'
import { ada, type DeskSite, office, startDeskSite } from '../support/site/desk-site.ts'
import { day, minute } from '../support/site/movable-clock.ts'

let site: DeskSite
let id: string

beforeAll(async () => {
  site = await startDeskSite()
})
beforeEach(async () => {
  await site.clear()
  id = await site.enquire()
})
afterEach(() => site.mailsAreOut())
afterAll(() => site.stop())

const open = () => site.open(id)
const reply = () => site.reply(id, { done: true })
/** The Message-ID of our mail number `count` to this patient. */
const sent = async (count = 1) => (await site.mail.mailTo('zoe@example.com', count)).messageId!
const take = async (text: string) =>
  (
    await createMailIntake(site.db, site.time.clock, site.settings).take(
      await readMail(Buffer.from(text)),
    )
  ).result
const kinds = async () => (await open()).thread.map(({ kind, auto }) => (auto ? 'auto' : kind))

it('a thread of five mails in both directions is one conversation', async () => {
  await reply()
  expect(await take(patientMail({ id: 'one', answers: await sent() }))).toBe('added')
  const item = async () => site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  expect(await item()).toMatchObject({ state: 'open', unread: 1, answered: 0 })
  await reply()
  const second = await site.mail.mailTo('zoe@example.com', 2)
  expect(second.inReplyTo).toBe('<one@example.com>')
  expect(second.references?.split(/\s+/)).toEqual([await sent(), '<one@example.com>'])
  // Some mail programs refer only to the oldest mail.
  expect(await take(patientMail({ id: 'two', answers: await sent() }))).toBe('added')
  await reply()
  expect(await kinds()).toEqual(['reply', 'mail', 'reply', 'mail', 'reply'])
  expect(await take(patientMail({ id: 'two', answers: await sent() }))).toBe('known')
  expect(await take(patientMail({ id: 'other', answers: '<x@example.com>' }))).toBe('foreign')
})

describe('a mail that names none of ours', () => {
  const enquiries = () =>
    site.db.selectFrom('enquiries').selectAll().orderBy('created_at').orderBy('id').execute()
  const takeWith = async (mail: string, settings = {}) => {
    const all = { ...site.settings, replyTo: 'answers@example.org', ...settings }
    return createMailIntake(site.db, site.time.clock, all).take(await readMail(Buffer.from(mail)))
  }
  const fresh = { mailboxNew: true }

  it('joins the newest conversation of its sender, and says so', async () => {
    site.time.move(minute)
    const newest = await site.enquire({ message: 'Another matter.' })
    const mail = patientMail({ id: 'bare', from: 'ZOE@example.com' })
    expect(await takeWith(mail)).toEqual({ result: 'added', enquiryId: newest })
    expect(await takeWith(mail)).toEqual({ result: 'known' })
    expect((await site.open(newest)).thread).toMatchObject([{ kind: 'mail', joined: true }])
    expect((await open()).thread).toEqual([])
    await site.mailsAreOut()
    expect(site.mail.to(office).map(({ subject }) => subject)).toContain('A patient has answered')
  })

  it('never joins what several people write from one address, or what is long past', async () => {
    await site.enquire({ name: 'Her son' })
    const { enquiryId } = (await takeWith(patientMail({ id: 'who' }))) as { enquiryId: string }
    expect(await enquiries()).toHaveLength(3)
    expect(await site.open(enquiryId)).toMatchObject({ name: 'Zoe', channel: 'mail', thread: [] })
    await site.clear()
    await site.enquire({ name: 'Zoe Smith' })
    const from = (name: string) => patientMail({ id: name }).replace('From: Zoe ', `From: ${name} `)
    for (const name of ['"Smith, Zoe"', 'Z. Smith', 'zoe@example.com', 'zoe'])
      expect(await takeWith(from(name)), name).toMatchObject({ result: 'added' })
    expect(await enquiries()).toHaveLength(1)
    expect(await takeWith(from('Bob Smith'))).toMatchObject({ result: 'added' })
    const names = (await enquiries()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Bob Smith', 'Zoe Smith'])
    await site.clear()
    await site.enquire()
    const last_at = new Date(site.time.clock().getTime() - 91 * day).toISOString()
    await site.db.updateTable('enquiries').set({ last_at }).execute()
    expect(await takeWith(patientMail({ id: 'late' }))).toEqual({ result: 'foreign' })
  })

  it('becomes an enquiry if new mails are taken, by the rules of the form', async () => {
    const hello = (id: string, more: object = {}) =>
      patientMail({ id, from: 'new@example.com', body: 'I have chest pain.', ...more }).replace(
        'Re: Your message',
        'A question',
      )
    const { enquiryId } = (await takeWith(hello('first'), fresh)) as { enquiryId: string }
    const enquiry = await site.open(enquiryId)
    expect(enquiry).toMatchObject({
      ...{
        email: 'new@example.com',
        name: 'Zoe',
        channel: 'mail',
        message: 'A question\n\nI have chest pain.',
      },
      ...{ danger: { words: ['I have chest pain'] }, waitsFor: 'us', thread: [] },
    })
    await site.mailsAreOut()
    const [notice] = site.mail.to(office).slice(-1)
    expect(notice!.subject).toBe('May be urgent: an enquiry from the website')
    expect(notice!.text).not.toContain('chest')
    await site.reply(enquiryId)
    expect(await site.mail.mailTo('new@example.com')).toMatchObject({
      inReplyTo: '<first@example.com>',
    })
    const links = { body: 'http://a.example http://b.example http://c.example' }
    const spam = (await takeWith(hello('links', links), fresh)) as { enquiryId: string }
    expect(await site.open(spam.enquiryId)).toMatchObject({ state: 'spam', spamReason: 'links' })
  })

  it('is left alone if a program, a list, the site or its staff wrote it', async () => {
    const headers = [
      'Auto-Submitted: auto-replied',
      'List-Id: <news.example.com>',
      'Precedence: bulk',
      'Return-Path: <>',
      'X-Autoreply: yes',
    ]
    for (const [index, header] of headers.entries()) {
      const mail = patientMail({ id: `${index}`, headers: [header] })
      expect(await takeWith(mail, fresh), header).toEqual({ result: 'foreign' })
    }
    for (const from of [
      office,
      'answers@example.org',
      ada,
      'noreply@example.com',
      'MAILER-DAEMON@example.com',
    ]) {
      expect(await takeWith(patientMail({ id: from, from }), fresh), from).toEqual({
        result: 'foreign',
      })
    }
    // Two sites that are each other's office would never end.
    await site.mailsAreOut()
    const notice = site.mail.to(office).at(-1)!.raw
    expect(await takeWith(notice.replaceAll('example.org', 'example.net'), fresh)).toEqual({
      result: 'foreign',
    })
    expect(await enquiries()).toHaveLength(1)
  })
})

it('another sender is shown, and replies still go to the enquirer', async () => {
  await reply()
  await take(patientMail({ id: 'son', from: 'son@example.com', answers: await sent() }))
  expect((await open()).thread.at(-1)).toMatchObject({ from: 'son@example.com', by: null })
  await reply()
  expect((await site.mail.mailTo('zoe@example.com', 2)).recipients).toEqual(['zoe@example.com'])
  expect(site.mail.to('son@example.com')).toEqual([])
})

it('an answer of a marked sender opens its enquiry, and the address stays marked', async () => {
  await reply()
  await site.desk.put(`/enquiries/${id}`, { state: 'spam' })
  expect(await take(patientMail({ id: 'back', answers: await sent() }))).toBe('added')
  expect(await open()).toMatchObject({ state: 'open', spamReason: null })
  const next = await site.enquire({ message: 'Me again' })
  expect(await site.open(next)).toMatchObject({ state: 'spam', spamReason: 'marked before' })
  await site.desk.put(`/enquiries/${next}`, { state: 'open' })
  expect(await site.open(await site.enquire({ message: 'And again' }))).toMatchObject({
    state: 'open',
  })
})

it('an automatic answer is shown, and changes nothing else', async () => {
  await reply()
  const before = await site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  const headers = ['Auto-Submitted: auto-replied (vacation)', 'Content-Type: text/plain']
  expect(await take(patientMail({ id: 'away', answers: await sent(), headers }))).toBe('added')
  const { filter_text: _, ...after } = await site.db
    .selectFrom('enquiries')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(before).toMatchObject(after)
  expect(await kinds()).toEqual(['reply', 'auto'])
  expect(site.mail.to('zoe@example.com')).toHaveLength(1)
})

it('a bounce marks the reply that failed; one that comes again does not undo another try', async () => {
  const { _id } = await reply()
  const of = await sent()
  expect(await take(bounce({ id: 'later', of, status: '4.4.1' }))).toBe('foreign')
  expect(await take(bounce({ id: 'b1', of }))).toBe('failed')
  expect((await open()).thread).toMatchObject([{ delivery: 'failed' }])
  await site.desk.post(`/enquiries/${id}/replies/${_id}/retry`, '')
  expect(await sent(2)).toBe(of)
  expect(await take(bounce({ id: 'b1', of }))).toBe('known')
  await expect.poll(async () => (await open()).thread[0]?.delivery).toBe('sent')
  expect(await take(bounce({ id: 'b2', of: '<x@example.com>' }))).toBe('foreign')
})

it('HTML is read as text, and names of attachments are kept, of 20 MB too', async () => {
  await reply()
  const answers = await sent()
  const html = '<style>p{}</style><p>One &amp; two</p><div>Three<br>four</div><script>x</script>'
  const headers = ['Content-Type: text/html; charset=utf-8']
  await take(patientMail({ id: 'html', answers, headers, body: html }))
  await take(mailWithAttachment(answers, 'big', 20 * 1024 * 1024))
  const [, first, second] = (await open()).thread
  expect(first!.text.replaceAll(/\n+/g, '\n')).toBe('One & two\nThree\nfour')
  expect(second).toMatchObject({ text: 'My X-ray is attached.', attachments: ['scan.png'] })
})

it('what is no mail is refused, and one without a Message-ID is taken once', async () => {
  for (const broken of ['', 'hello', '\0\0\0', 'Subject: x\r\n\r\nbody'])
    await expect(readMail(Buffer.from(broken))).rejects.toThrow(UnreadableMail)
  await reply()
  const nameless = patientMail({ answers: await sent(), body: 'No id \0\u0007' })
  expect([await take(nameless), await take(nameless)]).toEqual(['added', 'known'])
  expect((await open()).thread.at(-1)?.text.trim()).toBe('No id')
})

it('names of a mail hold nothing that a database, a header or a reader stumbles over', async () => {
  await reply()
  const answers = await sent()
  const auto = ['Auto-Submitted: (no) auto-replied']
  await take(patientMail({ id: 'away', answers, headers: auto }))
  const type = `Content-Type: application/pdf; name*=UTF-8''a%E2%80%AEfdp.exe%0D%0ABcc:%20x@y`
  const hostile = { id: 'a\0\u001Bb', from: 'zoe\u202E@example.com', headers: [type] }
  const bytes = Buffer.from(patientMail({ ...hostile, answers: `<x\0@y> ${answers}` }))
  const mail = await readMail(bytes)
  expect(mail).toMatchObject({
    from: 'zoe@example.com',
    attachments: [{ name: 'afdp.exe Bcc: x@y' }],
  })
  expect([mail.messageId, ...mail.answers].join('')).toMatch(/^[!-~]+$/)
  expect(await take(bytes.toString())).toBe('added')
  expect(await kinds()).toEqual(['reply', 'auto', 'mail'])
})

it('of a mail made to be slow as much is read as is kept, on a thread of its own', async () => {
  // No mail is under way while the thread is kept busy.
  await site.mailsAreOut()
  const html = (body: string) =>
    Buffer.from(patientMail({ id: 'slow', headers: ['Content-Type: text/html'], body }))
  const ordinary = html(`Hello${'<p>My jaw clicks.</p>'.repeat(3000)}`)
  const cpuOf = async (work: () => Promise<unknown>) => {
    const { user } = process.threadCpuUsage()
    await work()
    return process.threadCpuUsage().user - user
  }
  const readOrdinary = async () => {
    for (let times = 0; times < 10; times += 1) await readMail(ordinary)
  }
  await readOrdinary()
  const tenOrdinary = await cpuOf(readOrdinary)
  const hostile = await cpuOf(async () => {
    for (const tags of ['<div>', '<b> ', '&#32;', '<'])
      expect((await readMail(html(`Hello${tags.repeat(250_000)}`))).text).toMatch(/^Hello/)
    for (const mail of hostileMails) expect((await readMail(mail)).messageId).toBe('<slow@x>')
  })
  // When all of it was read, each of these took four seconds or more by itself, as long as hundreds of ordinary ones.
  expect(hostile).toBeLessThan(50 * tenOrdinary)
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 5)
  expect((await readMailAside(html('<p>Hello'))).text).toBe('Hello')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(0)
  await expect(readMailAside(Buffer.from('no mail'))).rejects.toThrow(UnreadableMail)
})
