import { describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { loginClient, wrongCode } from '../support/requests/log-in.ts'
import { admin, second, stranger, useLoginSite } from '../support/site/login-site.ts'
import { startTestSite } from '../support/site/test-site.ts'

const at = useLoginSite()

describe('addresses that may not log in', () => {
  it('L-02, L-03: get the same responses and no mail', async () => {
    const known = await at.client.send(admin)
    const unknown = await at.client.send(stranger)
    expect(unknown.response.status).toBe(known.response.status)
    expect(unknown.message).toBe(known.message)
    expect(unknown.otpToken).toHaveLength(known.otpToken.length)
    expect([...unknown.response.headers.keys()]).toEqual([...known.response.headers.keys()])
    const wrong = wrongCode(await known.code())
    const answers = [
      await at.client.verify(admin, wrong, known.otpToken),
      await at.client.verify(stranger, wrong, unknown.otpToken),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(await answers[0]!.text()).toBe(await answers[1]!.text())
    await at.site.stop()
    expect(at.mail.mails.map(({ recipients }) => recipients)).toEqual([[admin]])
  })

  it.each([
    ['', '400 Email is required'],
    ['   ', '400 Email is required'],
    [undefined, '400 Email is required'],
    [7, '400 Email is required'],
    ['admin', '400 Enter a valid email address.'],
    ['admin@example.org\r\nBcc: evil@example.com', '400 Enter a valid email address.'],
    ['admin@example.org,evil@example.com', '400 Enter a valid email address.'],
    ['"evil@example.com x"@example.org', '400 Enter a valid email address.'],
    [`${'g:'.repeat(10_000)}admin@example.org`, '400 Enter a valid email address.'],
    [`${'a'.repeat(300)}@example.org`, '400 Enter a valid email address.'],
    [`a@${'a.'.repeat(50_000)}`, '400 Enter a valid email address.'],
  ])('L-15: $0 is refused', async (email, expected) => {
    const started = process.cpuUsage()
    const response = await at.site.postJson('/api/admin/v1/auth/send-otp', { email })
    expect(await refusal(response)).toBe(expected)
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
    await at.site.stop()
    expect(at.mail.mails).toEqual([])
  })

  it('an empty code is refused first', async () => {
    for (const body of [{}, { email: admin }, { email: admin, otp: ' ', otpToken: 'x' }]) {
      const response = await at.site.postJson('/api/admin/v1/auth/verify-otp', body)
      expect(await response.json()).toEqual({ message: 'OTP is required', field: 'otp' })
    }
  })

  it('L-15: mail is sent to the stored address, however it was typed', async () => {
    await at.client.send('ADMIN@EXAMPLE.ORG')
    await at.client.send('\u00A0Admin@Example.org\t')
    await at.client.send('ａdmin@example.org')
    await at.site.stop()
    expect(at.mail.mails.map(({ recipients }) => recipients)).toEqual([[admin], [admin]])
  })

  it('L-22: somebody removed from the settings is out, with the session ended', async () => {
    const { token } = await at.client.logIn(admin)
    const { otpToken, code } = await at.client.send(admin)
    const otp = await code()
    const later = await startTestSite({
      dataDir: at.site.dataDir,
      smtpUrl: at.mail.url,
      adminEmails: [second],
      sampleContent: false,
    })
    const afterwards = loginClient(later, at.mail)
    expect((await afterwards.session(token)).status).toBe(401)
    expect((await afterwards.verify(admin, otp, otpToken)).status).toBe(401)
    await later.stop()
  })

  it.each([
    ['GET', undefined, [404]],
    ['POST', 'application/x-www-form-urlencoded', [415]],
    ['POST', 'text/plain', [415]],
    ['POST', 'multipart/form-data; boundary=x', [415]],
    ['POST', 'application/jsonx', [415]],
    ['PUT', 'application/json', [404]],
  ])('L-23: %s with %s does nothing', async (method, type, statuses) => {
    for (const step of ['send-otp', 'verify-otp']) {
      const response = await at.site.fetch(`/api/admin/v1/auth/${step}`, {
        method,
        headers: type ? { 'content-type': type } : {},
        ...(method !== 'GET' && { body: JSON.stringify({ email: admin }) }),
      })
      expect(statuses).toContain(response.status)
    }
    await at.site.stop()
    expect(at.mail.mails).toEqual([])
  })
})
