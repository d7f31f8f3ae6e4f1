import { expect, it } from 'vitest'
import { hostileMails, mailWithAttachment } from '../../../tests/support/mail/patient-mails.ts'
import { limits } from '../../../shared/limits.ts'
import { cutMail } from './cut-mail.ts'

const cut = (mail: string) => cutMail(Buffer.from(mail))
const most = 3 * limits.desk.mailRead.bytes

it('leaves a mail as it is, without what is in its files', () => {
  const mail = 'From: a@x\r\n\r\nHello\r\n-- \r\nZoe\r\n'
  expect(cut(mail)).toEqual({ cut: Buffer.from(mail), isTextCut: false })
  const { cut: attached, isTextCut } = cut(mailWithAttachment('<a@x>', 'id', 1024 * 1024))
  expect(attached.toString()).toMatch(/My X-ray is attached\.[^]*filename="scan\.png"/)
  expect(attached.length).toBeLessThan(1000)
  expect(isTextCut).toBe(false)
})

it('reads text behind a file, as some programs write it', () => {
  const parts = ['image/png', 'text/plain'].map((type) => `--b\nContent-Type:\n ${type}\n\n`)
  const mail = `Content-Type: multipart/mixed; boundary=b\n\n${parts.join('QUJD\n'.repeat(50_000))}End`
  expect(cut(mail).cut.toString()).toMatch(/image\/png\n\n--b[^]*End$/)
})

it('is short whatever it is given, and says that text is missing', () => {
  for (const hostile of hostileMails) {
    const { cut: read, isTextCut } = cutMail(hostile)
    expect(read.length).toBeLessThan(most + 100)
    expect(read.toString().split('\n--').length).toBeLessThanOrEqual(limits.desk.mailRead.parts + 2)
    expect(isTextCut).toBe(true)
  }
  for (const endless of ['a'.repeat(most * 2), 'a: b\n'.repeat(most), `\n\n${'--'.repeat(most)}`])
    expect(cut(endless).cut.length).toBeLessThan(most + 100)
})
