import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailTransport } from '../support/site/built-program.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'

const to = 'admin@example.org'
let withoutTls: MailServer

beforeAll(async () => {
  withoutTls = await startMailServer()
})
afterAll(() => withoutTls.stop())

async function send(smtpUrl: string): Promise<void> {
  const sender = { mailFrom: 'a@example.org', siteUrl: 'http://localhost:3000', dataDir: '' }
  const transport = createMailTransport({ ...sender, smtpUrl })
  const mail = { id: 'id', to, subject: 'Code', text: '123456', html: '<b>123456</b>' }
  await transport.send(mail)
}

it('sends nothing in the clear where the address of the mail server demands TLS', async () => {
  await expect(send(`${withoutTls.url}?requireTLS=true`)).rejects.toThrow('STARTTLS')
  expect(withoutTls.mails).toEqual([])
  await send(withoutTls.url)
  expect(withoutTls.mails).toHaveLength(1)
})
