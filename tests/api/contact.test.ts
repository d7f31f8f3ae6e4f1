import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '../../shared/enquiry.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const office = 'office@example.org'
const path = '/api/user/v1/contact/send-message'
const good = { name: 'Ana', email: 'ana@example.org', message: 'My jaw clicks.' }

let mail: MailServer
let site: TestSite
let time: ReturnType<typeof movableClock>
const storage = siteDatabase()
let admin: ReturnType<typeof adminCalls>

beforeEach(async () => {
  mail = await startMailServer()
  time = movableClock()
  site = await startTestSite(
    {
      smtpUrl: mail.url,
      contactTo: office,
      contactNotice: 'full',
      trustProxy: 1,
      sampleContent: false,
      adminEmails: ['admin@example.org'],
    },
    { clock: time.clock, open: storage.open },
  )
  admin = adminCalls(site, await adminToken(site.dataDir))
})
afterEach(async () => {
  await site.stop()
  await mail.stop()
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  site.postJson(path, body, headers)
const enquiries = async () => (await (await admin.get('/contact/all')).json()) as Enquiry[]

describe('the list of enquiries', () => {
  it('has them newest first, with nothing else about the sender', async () => {
    expect(await enquiries()).toEqual([])
    for (const name of ['First', 'Second', 'Third']) {
      await send({ ...good, name, _id: 'x', createdAt: '2001-01-01T00:00:00.000Z', role: 'admin' })
      time.move(1000)
    }
    const list = await enquiries()
    expect(list.map(({ name }) => name)).toEqual(['Third', 'Second', 'First'])
    for (const { _id, createdAt, ...rest } of list) {
      expect(_id).toMatch(/^[\w-]{22}$/)
      expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - minute)
      expect(Object.keys(rest)).toEqual(['name', 'email', 'message'])
    }
  })

  it('C-06: is served in parts, however many a flood has left', async () => {
    const rows = Array.from({ length: 1203 }, (_, number) => ({
      ...good,
      id: `flood-${number}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + number * minute).toISOString(),
    }))
    for (let at = 0; at < rows.length; at += 400) {
      await storage.db
        .insertInto('enquiries')
        .values(rows.slice(at, at + 400))
        .execute()
    }
    const first = await admin.get('/contact/all')
    expect(first.headers.get('x-total-count')).toBe('1203')
    expect(first.headers.get('link')).toBe('</api/admin/v1/contact/all?page=2>; rel="next"')
    const parts = [first, await admin.get('/contact/all?page=2')]
    const lists = await Promise.all(parts.map(async (part) => (await part.json()) as Enquiry[]))
    expect(lists.map(({ length }) => length)).toEqual([1000, 203])
    expect(lists.flat().map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id).toReversed())
    expect(parts[1]!.headers.get('link')).toBeNull()
    expect(await refusal(await admin.get('/contact/all?limit=1001'))).toBe(
      '400 limit must be at most 1000.',
    )
  })

  it('C-08: has them at once while mail is down, and returns 201', async () => {
    await mail.stop()
    expect((await send(good)).status).toBe(201)
    expect(await enquiries()).toHaveLength(1)
  })
})

describe('limits', () => {
  it('C-06: five in ten minutes from one network', async () => {
    const statuses = []
    for (let ordinal = 0; ordinal < 8; ordinal += 1) {
      const response = await send(good, { 'x-forwarded-for': `2001:db8::${ordinal}` })
      statuses.push(response.status)
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590)
      }
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    expect((await send(good, { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(201)
    expect(await enquiries()).toHaveLength(6)
    time.move(10 * minute)
    expect((await send(good, { 'x-forwarded-for': '2001:db8::9' })).status).toBe(201)
  })

  it('do not count what was refused', async () => {
    for (let ordinal = 0; ordinal < 8; ordinal += 1) {
      expect((await send({ ...good, email: 'a@b' })).status).toBe(400)
    }
    expect((await send(good)).status).toBe(201)
  })
})

describe('C-07: what a program sent', () => {
  it('seems to arrive, but is kept as spam and not mailed', async () => {
    const real = await send({ ...good, website: '' })
    const trapped = await send({ ...good, website: 'https://spam.example' })
    expect(trapped.status).toBe(201)
    expect(await trapped.text()).toBe(await real.text())
    expect(await enquiries()).toHaveLength(1)
    await mail.mailTo(office)
    await site.stop()
    expect(mail.mails).toHaveLength(1)
  })
})

describe('a message with a key', () => {
  it('is stored and mailed once', async () => {
    const headers = { 'idempotency-key': 'a7e2' }
    const responses = await Promise.all([send(good, headers), send(good, headers)])
    for (let again = 0; again < 8; again += 1) responses.push(await send(good, headers))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await enquiries()).toHaveLength(1)
    await mail.mailTo(office)
    await site.stop()
    expect(mail.mails).toHaveLength(1)
  })

  it('is refused with the key of another message, and never reported as sent', async () => {
    const headers = { 'idempotency-key': '1' }
    await send(good, headers)
    const other = await send({ ...good, message: 'Of somebody else' }, headers)
    expect(await refusal(other)).toBe(
      '409 This Idempotency-Key was already used for a different request.',
    )
    expect((await send(good, headers)).status).toBe(201)
    expect(await enquiries()).toHaveLength(1)
  })

  it('sent twice by a form without scripts is one message', async () => {
    const press = (message: string) =>
      site.fetch('/contact', {
        method: 'POST',
        body: new URLSearchParams({ ...good, message }),
      })
    const responses = await Promise.all([press('Hello'), press('Hello'), press('Hello again')])
    responses.push(await press('Hello'))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const messages = (await enquiries()).map(({ message }) => message)
    expect(messages.toSorted()).toEqual(['Hello', 'Hello again'])
  })

  it('is another one with another key, or with none', async () => {
    await send(good, { 'idempotency-key': 'one' })
    await send(good, { 'idempotency-key': 'two' })
    await send(good)
    await send(good)
    expect(await enquiries()).toHaveLength(4)
  })
})

describe('the mail to the office', () => {
  it.each([
    'A\r\nBcc: x@example.com',
    'A%0d%0aCc: x@example.com',
    'A\u2028Bcc: x@example.com',
    '=?utf-8?Q?A=0ABcc:_x@example.com?=',
    'A\nEmail: boss@example.com',
  ])('C-01: the name %j adds no header, no recipient and no line', async (name) => {
    expect((await send({ ...good, name })).status).toBe(201)
    const received = await mail.mailTo(office)
    expect(received.recipients).toEqual([office])
    expect(received.subject).toBe('New enquiry from the website')
    expect(received.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received.headers.map(({ key }) => key)).not.toContain('cc')
    expect(received.replyTo?.map(({ address }) => address)).toEqual(['ana@example.org'])
    expect(received.text?.match(/^Email: .*$/gm)).toEqual(['Email: ana@example.org'])
    expect((await enquiries())[0]?.name).toBe(name.replace(/[\r\n\u2028]+/, ' '))
  })

  it.each([
    'a@b.c, d@e.f',
    '"x y"@host.example',
    'a@b.c>\r\nRCPT TO:<x@y.z>',
    `${'g:'.repeat(1000)}a@b.co`,
    'a b@c.de',
    'a@b',
    'a@b.co\n\u0000',
    '<a@b.co>',
  ])('V-18: the address $0 is refused', async (email) => {
    expect(await refusal(await send({ ...good, email }))).toBe('400 Enter a valid email address.')
    expect(await enquiries()).toEqual([])
  })

  it.each([
    ['commands of a mail server', 'One\r\n.\r\nQUIT\r\nMAIL FROM:<x@y.z>'],
    ['lines that begin with a dot', 'Line\nFrom here on\n.\n..\n'],
    ['a long line', `8-bit ü ${'x'.repeat(4900)}`],
    ['several scripts and directions', '🦷 שלום 你好 e\u0301 \u202Eback'],
    ['markup', '<script>alert(1)</script> & <b>"bold"</b>'],
  ])('arrives as it was written: %s', async (_name, message) => {
    await send({ ...good, message })
    const { text, html } = await mail.mailTo(office)
    const lines = (written: string) => written.replaceAll('\r\n', '\n').trim()
    expect(lines(text!)).toContain(lines(message))
    expect(html).not.toContain('<script>')
    expect((await enquiries())[0]?.message).toBe(message.trim())
    expect(mail.mails).toHaveLength(1)
  })
})

describe('what is no message', () => {
  it.each([
    [{ ...good, message: 'a\0b' }, "400 Message contains characters that can't be stored."],
    [{ ...good, message: 'x'.repeat(5001) }, '400 Message is too long. Limit is 5000 characters.'],
    [{ ...good, name: 'x'.repeat(101) }, '400 Name is too long. Limit is 100 characters.'],
    [{ ...good, name: ['x'] }, '400 Name is required.'],
    [{ ...good, name: '\u200B\n\u202E\u2069' }, '400 Name is required.'],
    [{ ...good, message: 'x'.repeat(2 * 1024 * 1024) }, '413 The request is too large.'],
    [[good], '400 The request is not valid.'],
    [null, '400 The request is not valid.'],
  ])('V-18: $0 gets $1', async (body, expected) => {
    expect(await refusal(await send(body))).toBe(expected)
    expect(await enquiries()).toEqual([])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'C-12: %s',
    async (type) => {
      const response = await send(good, { 'content-type': type, origin: 'https://evil.example' })
      expect(response.status).toBe(415)
      expect(await enquiries()).toEqual([])
    },
  )
})
