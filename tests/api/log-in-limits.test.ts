import { describe, expect, it } from 'vitest'
import { loginClient, wrongCode } from '../support/requests/log-in.ts'
import { admin, second, stranger, useLoginSite } from '../support/site/login-site.ts'
import { day, minute } from '../support/site/movable-clock.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const at = useLoginSite()

describe('limits', () => {
  it('L-16: five codes in 15 minutes for an address, known or not', async () => {
    for (const email of [admin, stranger]) {
      const statuses: number[] = []
      for (let ordinal = 0; ordinal < 8; ordinal += 1) {
        const { response } = await at.from(`192.0.2.${ordinal}`).send(email)
        statuses.push(response.status)
        if (response.status === 429) {
          const wait = Number(response.headers.get('retry-after'))
          expect(wait).toBeGreaterThan(890)
          expect(wait).toBeLessThanOrEqual(900)
        }
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    }
    at.time.move(15 * minute)
    expect((await at.client.send(admin)).response.status).toBe(200)
    await at.site.stop()
    expect(at.mail.to(admin)).toHaveLength(6)
  })

  onSqlite.it('a refused call does not end the code that was sent before', async () => {
    for (let sends = 0; sends < 4; sends += 1) await (await at.client.send(admin)).code()
    const { otpToken, code } = await at.client.send(admin)
    const otp = await code()
    expect((await at.client.send(admin)).response.status).toBe(429)
    expect((await at.client.verify(admin, otp, otpToken)).status).toBe(200)
  })

  it('thirty log-in calls in 15 minutes from one network, whatever they are for', async () => {
    const network = at.from('2001:db8:1:2::1')
    for (let calls = 0; calls < 30; calls += 1) {
      const address = at.from(`2001:db8:1:2:${calls}::7`)
      const { status } = await address.verify(`nobody${calls}@example.org`, '123456', 'x')
      expect(status).toBe(401)
    }
    const refused = await network.send(admin)
    expect(refused.response.status).toBe(429)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await at.from('2001:db8:1:3::1').send(admin)).response.status).toBe(200)
  })

  onSqlite.it('L-07: nothing that a caller can send resets a limit', async () => {
    for (let sends = 0; sends < 5; sends += 1) await at.client.send(admin)
    const variants = ['ADMIN@example.org', ' admin@example.org', 'Admin@Example.Org\u00A0']
    for (const email of variants) expect((await at.client.send(email)).response.status).toBe(429)
    const extra = { email: admin, username: 'x', Email: stranger, 'email[]': stranger }
    const response = await at.site.postJson('/api/admin/v1/auth/send-otp', extra)
    expect(response.status).toBe(429)

    const direct = await startTestSite({ smtpUrl: at.mail.url, sampleContent: false })
    const statuses = []
    for (let calls = 0; calls < 32; calls += 1) {
      const forged = loginClient(direct, at.mail, {
        'x-forwarded-for': `198.51.100.${calls}`,
        forwarded: `for=198.51.100.${calls}`,
        'x-real-ip': `198.51.100.${calls}`,
        'content-type': calls % 2 ? 'application/json;charset=utf-8' : 'application/json',
      })
      statuses.push((await forged.verify(`n${calls}@example.org`, '123456', 'x')).status)
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429])
    await direct.stop()
  })

  it('hold over a restart', async () => {
    for (let sends = 0; sends < 5; sends += 1) await at.client.send(admin)
    const again = await startTestSite(
      {
        dataDir: at.site.dataDir,
        smtpUrl: at.mail.url,
        adminEmails: [admin],
        sampleContent: false,
      },
      { clock: at.time.clock },
    )
    expect((await loginClient(again, at.mail).send(admin)).response.status).toBe(429)
    await again.stop()
  })

  it('a clock put back holds nobody longer than the limit lasts', async () => {
    for (let sends = 0; sends < 5; sends += 1) await at.client.send(admin)
    at.time.move(-5 * day)
    expect((await at.client.send(admin)).response.status).toBe(429)
    at.time.move(15 * minute)
    expect((await at.client.send(admin)).response.status).toBe(200)
  })

  onSqlite.it('L-17: a browser that has logged in before has an allowance of its own', async () => {
    const { cookie } = await at.client.logIn(admin)
    const [device = ''] = cookie.split(';')
    await Promise.all(Array.from({ length: 35 }, () => at.client.send(admin)))
    expect((await at.client.send(admin)).response.status).toBe(429)
    await at.mail.mailTo(admin, 5)

    const known = at.from('127.0.0.1', { cookie: `other=1; ${device}; more=2` })
    expect((await known.logIn(admin)).token).toBeTruthy()

    const forged = at.from('127.0.0.1', { cookie: device.slice(0, -2) })
    expect((await forged.send(admin)).response.status).toBe(429)
    const otherAccount = at.from('127.0.0.1', { cookie: device })
    expect((await otherAccount.send(second)).response.status).toBe(429)
  })

  onSqlite.it('S-15: the cookie is for this server alone', async () => {
    expect((await at.client.logIn(admin)).cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const secure = await startTestSite({
      siteUrl: 'https://www.example.org',
      smtpUrl: at.mail.url,
      adminEmails: [second],
      sampleContent: false,
    })
    expect((await loginClient(secure, at.mail).logIn(second)).cookie).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    )
    await secure.stop()
  })

  onSqlite.it('L-26: the owner gets one mail about a log-in after five failures', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 5; tries += 1) await at.client.verify(admin, wrong, otpToken)
    const next = await at.client.send(admin)
    expect((await at.client.verify(admin, await next.code(), next.otpToken)).status).toBe(200)
    const notice = await at.mail.mailTo(admin, 3)
    expect(notice.subject).toContain('failed attempts')
    expect(notice.text).not.toMatch(/^\d{6}\r?$/m)

    await at.client.logIn(admin)
    await at.site.stop()
    const notices = at.mail.to(admin).filter(({ subject }) => subject?.includes('failed attempts'))
    expect(notices).toHaveLength(1)
  })
})
