import { afterEach, describe, expect, it } from 'vitest'
import { loginClient } from '../support/requests/log-in.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import {
  admin,
  office,
  type SiteWithMail,
  startSiteWithMail,
} from '../support/site/site-with-mail.ts'
import { startTestSite } from '../support/site/test-site.ts'
import type { LineState } from '../support/requests/unreliable-line.ts'

/** Far more than the sum of the connection limits, for a busy machine. */
const refusedWithinMs = 60_000

const started: SiteWithMail[] = []
async function start(): Promise<SiteWithMail> {
  const at = await startSiteWithMail()
  started.push(at)
  return at
}
afterEach(async () => {
  for (const at of started.splice(0)) await at.stop()
})

function refuse(responseCode: number): never {
  throw Object.assign(new Error('no'), { responseCode })
}

/** Expects the next enquiry, the waiting ones and a log-in to work. Timing is tested in the drills. */
async function expectReturn(at: SiteWithMail, waiting: string[]): Promise<void> {
  expect((await at.enquire('The next one')).status).toBe(201)
  const sendCode = async () => (await at.client().send(admin)).response.status
  await expect.poll(sendCode).toBe(200)
  const loggingIn = at.client().logIn(admin)
  for (const message of ['The next one', ...waiting]) {
    await expect.poll(() => at.mailed(message).length).toBe(1)
  }
  expect((await loggingIn).token).not.toBe('')
}

async function expectNoMail(at: SiteWithMail): Promise<void> {
  const began = Date.now()
  expect((await at.enquire('While it is away')).status).toBe(201)
  for (const email of [admin, 'stranger@example.org']) {
    const { response, message } = await at.client().send(email)
    expect([response.status, message]).toEqual([503, 'Failed to send OTP'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(Date.now() - began).toBeLessThan(refusedWithinMs)
  for (const path of ['/', '/api/user/v1/blogs', '/readyz']) {
    expect((await at.site.fetch(path)).status).toBe(200)
  }
  expect(at.mailed('While it is away')).toEqual([])
}

describe('a mail server that is away', () => {
  it('F-11, G-15, L-18: no code is sent, enquiries wait, and all go out at its return', async () => {
    const states: LineState[] = ['cut', 'silent', 'slow']
    const sites = await Promise.all(states.map(start))
    for (const [place, state] of states.entries()) sites[place]!.line.become(state)
    await Promise.all(sites.map(expectNoMail))
    for (const at of sites) {
      at.line.become('good')
      await expectReturn(at, ['While it is away'])
    }
  })

  it('G-15: a restart of it costs nothing', async () => {
    const at = await start()
    await at.enquire('Before')
    await expect.poll(() => at.mailed('Before').length).toBe(1)
    await at.restartMail()
    await expectReturn(at, [])
  })
})

describe('a mail server that refuses', () => {
  it.each([451, 421, 550])(
    'F-11: %i: the mail is kept, and goes out behind the next one that is taken',
    async (code) => {
      const at = await start()
      let refused = 0
      at.behave({
        onRecipient() {
          refused += 1
          refuse(code)
        },
      })
      await at.enquire('Refused')
      await expect.poll(() => refused).toBeGreaterThan(0)
      at.behave({})
      await expectReturn(at, ['Refused'])
    },
  )
})

describe('a connection that breaks', () => {
  it('F-11: before the mail was taken, costs no mail', async () => {
    const at = await start()
    const broken = Promise.withResolvers<void>()
    at.behave({
      onMail() {
        at.behave({})
        at.line.reset()
        broken.resolve()
        refuse(452)
      },
    })
    await at.enquire('Dropped')
    await broken.promise
    await expectReturn(at, ['Dropped'])
  })

  it('when the mail was taken and the response is lost, makes one duplicate at most', async () => {
    const at = await start()
    at.behave({
      onKept() {
        at.behave({})
        at.line.reset()
      },
    })
    await at.enquire('Taken')
    await expect.poll(() => at.mailed('Taken').length).toBe(1)
    await at.enquire('The next one')
    await expect.poll(() => at.mailed('Taken').length).toBe(2)
    await at.enquire('And one more')
    await expect.poll(() => at.mailed('And one more').length).toBe(1)
    const ids = at.mailed('Taken').map(({ messageId }) => messageId)
    expect(ids).toEqual([ids[0], ids[0]])
  })
})

describe('a mail server for which nobody vouches', () => {
  it.each(['from the start', 'offered'] as const)(
    'F-11: TLS %s: gets no mail and no code',
    async (tls) => {
      const mail = await startMailServer({ tls })
      const site = await startTestSite({
        smtpUrl: mail.url,
        contactTo: office,
        adminEmails: [admin],
        sampleContent: false,
      })
      const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'For the office' }
      expect((await site.postJson('/api/user/v1/contact/send-message', enquiry)).status).toBe(201)
      const { response, message } = await loginClient(site, mail).send(admin)
      expect([response.status, message]).toEqual([503, 'Failed to send OTP'])
      await site.stop()
      expect(mail.mails).toEqual([])
      await mail.stop()
    },
  )
})
