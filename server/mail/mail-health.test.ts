import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../tests/support/mail/mail-server.ts'
import { createMailHealth } from './mail-health.ts'
import { createMailTransport } from './mail-transport.ts'

const recipient = 'admin@example.org'
const code = { id: 'code', to: recipient, subject: 'Code', text: 'Code', html: '<p>Code</p>' }
const retryAfterMs = 10_000

let mail: MailServer
let refusal: { message: string; responseCode: number } | undefined
let health: ReturnType<typeof createMailHealth>

beforeEach(async () => {
  mail = await startMailServer({
    onMail() {
      if (refusal) throw Object.assign(new Error(refusal.message), refusal)
    },
  })
  const transport = createMailTransport({
    smtpUrl: mail.url,
    mailFrom: 'office@example.org',
    siteUrl: 'https://www.example.org',
    dataDir: '/nowhere',
  })
  const recipients = () => Promise.resolve(['office@example.org', recipient])
  health = createMailHealth({ transport, log: Fastify().log, recipients, report: () => undefined })
})
afterEach(async () => {
  vi.useRealTimers()
  await mail.stop()
})

describe('a mail that was refused as a whole', () => {
  it('is followed by one that shows its recipient, and all others, that mail works again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    refusal = { message: 'looks like spam', responseCode: 554 }
    await expect(health.send(code, true)).rejects.toThrow('looks like spam')
    for (let round = 0; round < 2; round += 1) {
      expect(await health.isGood()).toBe(false)
      vi.advanceTimersByTime(retryAfterMs)
    }
    refusal = undefined
    expect(await health.isGood()).toBe(true)
    vi.advanceTimersByTime(retryAfterMs)
    expect(await health.isGood()).toBe(true)
    expect(mail.to(recipient).map(({ subject }) => subject)).toEqual([
      'You can log in again: Academy of Bite Alignment',
    ])
  })

  it.each([
    ['5.2.2 mailbox full', true],
    ['5.7.1 not from here', false],
  ])('%s: mail is good: %s', async (message, good) => {
    refusal = { message, responseCode: 552 }
    await expect(health.send(code, true)).rejects.toThrow(message)
    expect(await health.isGood()).toBe(good)
  })

  it('for words of its own says nothing of others', async () => {
    refusal = { message: 'looks like spam', responseCode: 554 }
    await expect(health.send(code)).rejects.toThrow('looks like spam')
    expect(await health.isGood()).toBe(true)
    expect(mail.mails).toEqual([])
  })
})
