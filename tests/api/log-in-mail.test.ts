import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { codeIn, loginClient } from '../support/requests/log-in.ts'
import { admin, second, stranger, useLoginSite } from '../support/site/login-site.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { rawCall } from '../support/requests/raw-call.ts'
import { startTestSite } from '../support/site/test-site.ts'

const at = useLoginSite()

describe('mail trouble', () => {
  it('L-18: with no mail server all addresses get the same response, and it heals by itself', async () => {
    await at.client.send(second)
    await at.mail.mailTo(second)
    await at.mail.stop()
    const down = await startTestSite(
      { smtpUrl: at.mail.url, adminEmails: [admin], sampleContent: false },
      { clock: at.time.clock },
    )
    const downClient = loginClient(down, at.mail)
    const responses = [await downClient.send(admin), await downClient.send(stranger)]
    for (const { response, message } of responses) {
      expect(response.status).toBe(503)
      expect(message).toBe('Failed to send OTP')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    at.mail = await startMailServer({ port: at.mail.port })
    await expect.poll(async () => (await downClient.send(admin)).response.status).toBe(200)
    expect(codeIn(await at.mail.mailTo(admin))).toMatch(/^\d{6}$/)
    await down.stop()
  })

  // Timing is tested in a drill, so that a busy machine fails nothing here.
  it('L-18: a mail server that hangs is no mail server', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    const hanging = await startTestSite({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      adminEmails: [admin],
      sampleContent: false,
    })
    const responses = await Promise.all(
      [admin, stranger].map((email) => loginClient(hanging, at.mail).send(email)),
    )
    expect(responses.map(({ response }) => response.status)).toEqual([503, 503])
    await hanging.stop()
    silent.close()
  })

  it('F-11: a code that was not taken is tried again', async () => {
    let refusals = 0
    await at.mail.stop()
    at.mail = await startMailServer({
      port: at.mail.port,
      onRecipient() {
        refusals += 1
        if (refusals === 1) throw Object.assign(new Error('later'), { responseCode: 451 })
      },
    })
    const { otpToken, code } = await loginClient(at.site, at.mail).send(admin)
    expect((await at.client.verify(admin, await code(), otpToken)).status).toBe(200)
    expect(refusals).toBe(2)
  })

  it('no header of the caller gets into the mail', async () => {
    const evil = at.from('192.0.2.1', {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    })
    const { response, code } = await evil.send(admin)
    await code()
    expect((await at.mail.mailTo(admin)).raw).not.toContain('evil.example')
    expect(JSON.stringify([...response.headers])).not.toContain('evil.example')

    const path = '/api/admin/v1/auth/send-otp'
    const answer = await rawCall(
      at.site.url + path,
      'POST',
      ['content-type', 'application/json'],
      JSON.stringify({ email: admin }),
      'evil.example',
    )
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer)).not.toContain('evil.example')
    expect((await at.mail.mailTo(admin, 2)).raw).not.toContain('evil.example')
  })
})
