import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MailBehaviour } from '../support/mail/mail-server.ts'
import {
  admin,
  otherAdmin,
  type SiteWithMail,
  startSiteWithMail,
} from '../support/site/site-with-mail.ts'

const stranger = 'stranger@example.org'

let at: SiteWithMail
beforeEach(async () => {
  at = await startSiteWithMail()
})
afterEach(() => at.stop())

const ask = async (email: string) => {
  const { response, message } = await at.client().send(email)
  return [response.status, message, response.headers.get('retry-after')]
}
const status = async (email: string) => (await ask(email))[0]

function refuse(responseCode: number): never {
  throw Object.assign(new Error('no'), { responseCode })
}

async function reachable(): Promise<string | undefined> {
  const metrics = await (await at.site.fetch('/metrics')).text()
  return /^academy_mail_ok (.+)$/m.exec(metrics)?.[1]
}

describe('L-18: a mail server that refuses', () => {
  const refusals: Record<string, MailBehaviour> = {
    'the sender': { onSender: () => refuse(550) },
    'the sender for now': { onSender: () => refuse(451) },
    'every recipient': { onRecipient: () => refuse(550) },
    'every mail': { onMail: () => refuse(554) },
    'every mail for now': { onMail: () => refuse(451) },
  }

  it.each(Object.entries(refusals))(
    '%s: from the first refused mail on no address is promised a code, until one mail goes through',
    async (_name, behaviour) => {
      await expect.poll(reachable).toBe('1')
      at.behave(behaviour)
      expect(await status(admin)).toBe(200)
      await expect.poll(() => status(admin)).toBe(503)
      const refused = [503, 'Failed to send OTP', '10']
      for (const email of [stranger, admin, otherAdmin, stranger])
        expect(await ask(email)).toEqual(refused)
      expect(await reachable()).toBe('0')

      at.behave({})
      await at.enquire('It works again')
      await expect.poll(() => status(stranger)).toBe(200)
      const { otpToken, code } = await at.client().send(otherAdmin)
      expect((await at.client().verify(otherAdmin, await code(), otpToken)).status).toBe(200)
      expect(await reachable()).toBe('1')
    },
  )

  it('one recipient: keeps nobody else out, and nobody gets an empty mail', async () => {
    let refused = 0
    at.behave({
      onRecipient(address) {
        if (address !== otherAdmin) return
        refused += 1
        refuse(550)
      },
    })
    for (let round = 1; round <= 2; round += 1) {
      expect(await status(otherAdmin)).toBe(200)
      await expect.poll(() => refused).toBeGreaterThanOrEqual(round)
      const { otpToken, code } = await at.client().send(admin)
      expect((await at.client().verify(admin, await code(), otpToken)).status).toBe(200)
    }
    expect(await reachable()).toBe('1')
    // Two codes, and two notices about a new browser.
    await expect.poll(at.arrived).toBe(4)
  })
})
