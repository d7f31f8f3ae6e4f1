import { describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { useContactSite, office, good } from '../support/site/contact-site.ts'

const at = useContactSite()
const { send, enquiries } = at

describe('the mail to the office', () => {
  it.each([
    'A\r\nBcc: x@example.com',
    'A%0d%0aCc: x@example.com',
    'A\u2028Bcc: x@example.com',
    '=?utf-8?Q?A=0ABcc:_x@example.com?=',
    'A\nEmail: boss@example.com',
  ])('C-01: the name %j adds no header, no recipient and no line', async (name) => {
    expect((await send({ ...good, name })).status).toBe(201)
    const received = await at.mail.mailTo(office)
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
    const { text, html } = await at.mail.mailTo(office)
    const lines = (written: string) => written.replaceAll('\r\n', '\n').trim()
    expect(lines(text!)).toContain(lines(message))
    expect(html).not.toContain('<script>')
    expect((await enquiries())[0]?.message).toBe(message.trim())
    expect(at.mail.mails).toHaveLength(1)
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
