import { createServer } from 'node:net'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, loginClient, wrongCode } from '../support/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { day, hour, minute, movableClock } from '../support/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

const admin = 'admin@example.org'
const second = 'second@example.org'
const stranger = 'stranger@example.org'

let mail: MailServer
let site: TestSite
let time: ReturnType<typeof movableClock>
let client: ReturnType<typeof loginClient>

beforeEach(async () => {
  mail = await startMailServer()
  time = movableClock()
  site = await startTestSite(
    { smtpUrl: mail.url, adminEmails: [admin, second], sampleContent: false, trustProxy: 1 },
    { clock: time.clock },
  )
  client = loginClient(site, mail)
})
afterEach(async () => {
  await site.stop()
  await mail.stop()
})

/** The same client, from another network. */
const from = (address: string, more: Record<string, string> = {}) =>
  loginClient(site, mail, { 'x-forwarded-for': address, ...more })

const refusal = async (response: Response) => {
  const { message } = (await response.json()) as { message: string }
  return `${response.status} ${message}`
}

describe('the code', () => {
  it('L-01: comes by mail at once, alone on its line, and nowhere else', async () => {
    const { response, otpToken, message, code } = await client.send('  Admin@Example.org ')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const received = await mail.mailTo(admin)
    expect(received.recipients).toEqual([admin])
    expect(received.text?.match(/\b\d{6}\b/g)).toEqual([await code()])
    expect(received.html?.replace(/<[^>]*>/g, ' ').match(/\b\d{6}\b/g)).toEqual([await code()])
    expect(`${received.text}${received.html}`).not.toMatch(/https?:|href/)
    expect(received.subject).not.toMatch(/\d{6}/)
    const answer = JSON.stringify([otpToken, message, ...response.headers])
    expect(answer).not.toContain(await code())
    expect(otpToken).toMatch(/^[\w-]{43}$/)
  })

  it('logs in once (L-08)', async () => {
    const { otpToken, code } = await client.send(admin)
    const response = await client.verify(admin, ` ${await code()} `, otpToken)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { authToken, message } = (await response.json()) as Record<string, string>
    expect(message).toBe('Login successful!')
    expect((await client.session(authToken!)).status).toBe(200)
    expect(await refusal(await client.verify(admin, await code(), otpToken))).toBe(
      '401 Invalid OTP',
    )
  })

  it('L-04: is dead after five wrong tries', async () => {
    const { otpToken, code } = await client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.verify(admin, wrong, otpToken)).status).toBe(401)
    }
    expect((await client.verify(admin, await code(), otpToken)).status).toBe(401)
  })

  it('is alive after four wrong tries', async () => {
    const { otpToken, code } = await client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 4; tries += 1) await client.verify(admin, wrong, otpToken)
    expect((await client.verify(admin, await code(), otpToken)).status).toBe(200)
  })

  it('L-05: many tries at once are no more tries', async () => {
    const { otpToken, code } = await client.send(admin)
    const wrong = wrongCode(await code())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.verify(admin, wrong, otpToken)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401))
    expect((await client.verify(admin, await code(), otpToken)).status).toBe(401)
  })

  it('L-09: used many times at once it logs in once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const network = from(`198.51.100.${round}`)
      const { otpToken, code } = await network.send(admin)
      const otp = await code()
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => network.verify(admin, otp, otpToken)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  it('L-10: belongs to its token and its address', async () => {
    const first = await client.send(admin)
    await first.code()
    const newer = await client.send(admin)
    const other = await client.send(second)
    const refused = [
      await client.verify(admin, await first.code(), first.otpToken),
      await client.verify(admin, await first.code(), newer.otpToken),
      await client.verify(admin, await newer.code(), first.otpToken),
      await client.verify(second, await newer.code(), newer.otpToken),
      await client.verify(admin, await other.code(), other.otpToken),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect((await client.verify(admin, await newer.code(), newer.otpToken)).status).toBe(200)
    expect((await client.verify(second, await other.code(), other.otpToken)).status).toBe(200)
  })

  it('L-11: lives ten minutes, and not before it was made', async () => {
    const { otpToken, code } = await client.send(admin)
    const otp = await code()
    time.move(-hour)
    expect((await client.verify(admin, otp, otpToken)).status).toBe(401)
    time.move(hour + 10 * minute)
    expect((await client.verify(admin, otp, otpToken)).status).toBe(401)

    const later = await client.send(admin)
    time.move(9.9 * minute)
    expect((await client.verify(admin, await later.code(), later.otpToken)).status).toBe(200)
  })

  it.each([123456, ['123456'], { $ne: null }, true, null])('L-13: %j is no code', async (otp) => {
    const { otpToken } = await client.send(admin)
    expect(await refusal(await client.verify(admin, otp, otpToken))).toBe('400 OTP is required')
  })

  it('L-13: what can not be a code is refused and costs no try', async () => {
    const { otpToken, code } = await client.send(admin)
    const oddities = [
      '12345',
      '1234567',
      '１２３４５６',
      '0x1E240',
      '12345\0',
      '1e5000',
      '9'.repeat(1e6),
    ]
    for (const otp of oddities) {
      expect(await refusal(await client.verify(admin, otp, otpToken))).toBe('401 Invalid OTP')
    }
    expect((await client.verify(admin, await code(), otpToken)).status).toBe(200)
  })

  it('L-20: is not on the disk, nor is its token', async () => {
    const { otpToken, code } = await client.send(admin)
    const otp = await code()
    const { token } = await from('192.0.2.77').logIn(second)
    const files = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
      for (const secret of [otpToken, token]) expect(bytes).not.toContain(secret)
      expect(bytes.match(new RegExp(`(?<!\\d)${otp}(?!\\d)`))).toBeNull()
    }
    expect(files.map(({ name }) => name)).toContain('site.db-wal')
  })

  it('L-21: neither token stands for the other', async () => {
    const { otpToken } = await client.send(admin)
    expect((await client.session(otpToken)).status).toBe(401)
    const { token } = await client.logIn(second)
    expect((await client.verify(second, '123456', token)).status).toBe(401)
  })
})

describe('addresses that may not log in', () => {
  it('L-02, L-03: get the same answers and no mail', async () => {
    const known = await client.send(admin)
    const unknown = await client.send(stranger)
    expect(unknown.response.status).toBe(known.response.status)
    expect(unknown.message).toBe(known.message)
    expect(unknown.otpToken).toHaveLength(known.otpToken.length)
    expect([...unknown.response.headers.keys()]).toEqual([...known.response.headers.keys()])
    const wrong = wrongCode(await known.code())
    const answers = [
      await client.verify(admin, wrong, known.otpToken),
      await client.verify(stranger, wrong, unknown.otpToken),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(await answers[0]!.text()).toBe(await answers[1]!.text())
    await site.stop()
    expect(mail.mails.map(({ recipients }) => recipients)).toEqual([[admin]])
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
  ])('L-14, L-15: %.40j is refused', async (email, expected) => {
    const started = process.cpuUsage()
    const response = await site.postJson('/api/admin/v1/auth/send-otp', { email })
    expect(await refusal(response)).toBe(expected)
    expect(process.cpuUsage(started).user).toBeLessThan(200_000)
    await site.stop()
    expect(mail.mails).toEqual([])
  })

  it('L-14: an empty code is refused first', async () => {
    for (const body of [{}, { email: admin }, { email: admin, otp: ' ', otpToken: 'x' }]) {
      const response = await site.postJson('/api/admin/v1/auth/verify-otp', body)
      expect(await response.json()).toEqual({ message: 'OTP is required', field: 'otp' })
    }
  })

  it('L-15: mail goes to the address as it is stored, however it was typed', async () => {
    await client.send('ADMIN@EXAMPLE.ORG')
    await client.send('\u00A0Admin@Example.org\t')
    await client.send('ａdmin@example.org')
    await site.stop()
    expect(mail.mails.map(({ recipients }) => recipients)).toEqual([[admin], [admin]])
  })

  it('L-22: somebody removed from the settings is out, with his session', async () => {
    const { token } = await client.logIn(admin)
    const { otpToken, code } = await client.send(admin)
    const otp = await code()
    const later = await startTestSite({
      dataDir: site.dataDir,
      smtpUrl: mail.url,
      adminEmails: [second],
      sampleContent: false,
    })
    const afterwards = loginClient(later, mail)
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
      const response = await site.fetch(`/api/admin/v1/auth/${step}`, {
        method,
        headers: type ? { 'content-type': type } : {},
        ...(method !== 'GET' && { body: JSON.stringify({ email: admin }) }),
      })
      expect(statuses).toContain(response.status)
    }
    await site.stop()
    expect(mail.mails).toEqual([])
  })
})

describe('limits', () => {
  it('L-16: five codes in 15 minutes for an address, known or not', async () => {
    for (const email of [admin, stranger]) {
      const statuses: number[] = []
      for (let ordinal = 0; ordinal < 8; ordinal += 1) {
        const { response } = await from(`192.0.2.${ordinal}`).send(email)
        statuses.push(response.status)
        if (response.status === 429) {
          const wait = Number(response.headers.get('retry-after'))
          expect(wait).toBeGreaterThan(890)
          expect(wait).toBeLessThanOrEqual(900)
        }
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    }
    time.move(15 * minute)
    expect((await client.send(admin)).response.status).toBe(200)
    await site.stop()
    expect(mail.to(admin)).toHaveLength(6)
  })

  it('a refused call does not end the code that was sent before', async () => {
    for (let sends = 0; sends < 4; sends += 1) await (await client.send(admin)).code()
    const { otpToken, code } = await client.send(admin)
    const otp = await code()
    expect((await client.send(admin)).response.status).toBe(429)
    expect((await client.verify(admin, otp, otpToken)).status).toBe(200)
  })

  it('thirty log-in calls in 15 minutes from one network, whatever they are for', async () => {
    const network = from('2001:db8:1:2::1')
    for (let calls = 0; calls < 30; calls += 1) {
      const address = from(`2001:db8:1:2:${calls}::7`)
      const { status } = await address.verify(`nobody${calls}@example.org`, '123456', 'x')
      expect(status).toBe(401)
    }
    const refused = await network.send(admin)
    expect(refused.response.status).toBe(429)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('2001:db8:1:3::1').send(admin)).response.status).toBe(200)
  })

  it('L-07: nothing that a caller can send resets a limit', async () => {
    for (let sends = 0; sends < 5; sends += 1) await client.send(admin)
    const variants = ['ADMIN@example.org', ' admin@example.org', 'Admin@Example.Org\u00A0']
    for (const email of variants) expect((await client.send(email)).response.status).toBe(429)
    const extra = { email: admin, username: 'x', Email: stranger, 'email[]': stranger }
    const response = await site.postJson('/api/admin/v1/auth/send-otp', extra)
    expect(response.status).toBe(429)

    const direct = await startTestSite({ smtpUrl: mail.url, sampleContent: false })
    const statuses = []
    for (let calls = 0; calls < 32; calls += 1) {
      const forged = loginClient(direct, mail, {
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

  it('L-06: a hundred wrong codes a day for an account', async () => {
    let judged = 0
    for (let round = 0; round < 25; round += 1) {
      const network = from(`203.0.113.${round}`)
      const { otpToken, code } = await network.send(admin)
      const wrong = wrongCode(await code())
      for (let tries = 0; tries < 5; tries += 1) {
        const { status } = await network.verify(admin, wrong, otpToken)
        if (status === 401) judged += 1
      }
      time.move(4 * minute)
    }
    expect(judged).toBe(100)
    const { otpToken, code } = await from('203.0.113.200').send(admin)
    const refused = await from('203.0.113.200').verify(admin, await code(), otpToken)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await from('203.0.113.201').logIn(second)).token).toBeTruthy()
    time.move(day)
    expect((await from('203.0.113.202').logIn(admin)).token).toBeTruthy()
  })

  it('hold over a restart', async () => {
    for (let sends = 0; sends < 5; sends += 1) await client.send(admin)
    const again = await startTestSite(
      { dataDir: site.dataDir, smtpUrl: mail.url, adminEmails: [admin], sampleContent: false },
      { clock: time.clock },
    )
    expect((await loginClient(again, mail).send(admin)).response.status).toBe(429)
    await again.stop()
  })

  it('F-13: a clock put back holds nobody longer than the limit lasts', async () => {
    for (let sends = 0; sends < 5; sends += 1) await client.send(admin)
    time.move(-5 * day)
    expect((await client.send(admin)).response.status).toBe(429)
    time.move(15 * minute)
    expect((await client.send(admin)).response.status).toBe(200)
  })

  it('L-17: a browser that has logged in before has an allowance of its own', async () => {
    const { cookie } = await client.logIn(admin)
    const [device = ''] = cookie.split(';')
    await Promise.all(Array.from({ length: 35 }, () => client.send(admin)))
    expect((await client.send(admin)).response.status).toBe(429)
    await mail.mailTo(admin, 5)

    const known = from('127.0.0.1', { cookie: `other=1; ${device}; more=2` })
    expect((await known.logIn(admin)).token).toBeTruthy()

    const forged = from('127.0.0.1', { cookie: device.slice(0, -2) })
    expect((await forged.send(admin)).response.status).toBe(429)
    const otherAccount = from('127.0.0.1', { cookie: device })
    expect((await otherAccount.send(second)).response.status).toBe(429)
  })

  it('S-15: the cookie is for this server alone', async () => {
    expect((await client.logIn(admin)).cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const secure = await startTestSite({
      ...{ siteUrl: 'https://www.example.org', smtpUrl: mail.url, adminEmails: [second] },
      sampleContent: false,
    })
    expect((await loginClient(secure, mail).logIn(second)).cookie).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    )
    await secure.stop()
  })

  it('L-26: a log-in after five failures is told to the owner, once', async () => {
    const { otpToken, code } = await client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 5; tries += 1) await client.verify(admin, wrong, otpToken)
    const next = await client.send(admin)
    expect((await client.verify(admin, await next.code(), next.otpToken)).status).toBe(200)
    const notice = await mail.mailTo(admin, 3)
    expect(notice.subject).toContain('failed attempts')
    expect(notice.text).not.toMatch(/^\d{6}\r?$/m)

    await client.logIn(admin)
    await site.stop()
    expect(mail.to(admin)).toHaveLength(4)
  })
})

describe('mail trouble', () => {
  it('L-18: with no mail server all addresses get the same answer, and it heals by itself', async () => {
    await client.send(second)
    await mail.mailTo(second)
    await mail.stop()
    const down = await startTestSite(
      { smtpUrl: mail.url, adminEmails: [admin], sampleContent: false },
      { clock: time.clock },
    )
    const downClient = loginClient(down, mail)
    const answers = [await downClient.send(admin), await downClient.send(stranger)]
    for (const { response, message } of answers) {
      expect(response.status).toBe(503)
      expect(message).toBe('Failed to send OTP')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    mail = await startMailServer({ port: mail.port })
    await expect
      .poll(async () => (await downClient.send(admin)).response.status, { timeout: 5000 })
      .toBe(200)
    expect(codeIn(await mail.mailTo(admin))).toMatch(/^\d{6}$/)
    await down.stop()
  })

  it(
    'L-18: a mail server that hangs is no mail server, within 10 s',
    { timeout: 15_000 },
    async () => {
      const silent = createServer().listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const { port } = silent.address() as { port: number }
      const hanging = await startTestSite({
        ...{ smtpUrl: `smtp://127.0.0.1:${port}`, adminEmails: [admin], sampleContent: false },
      })
      const started = performance.now()
      const answers = await Promise.all(
        [admin, stranger].map((email) => loginClient(hanging, mail).send(email)),
      )
      expect(answers.map(({ response }) => response.status)).toEqual([503, 503])
      expect(performance.now() - started).toBeLessThan(10_000)
      await hanging.stop()
      silent.close()
    },
  )

  it('F-11: a code that was not taken is tried again', async () => {
    let refusals = 0
    await mail.stop()
    mail = await startMailServer({
      port: mail.port,
      onRecipient() {
        refusals += 1
        if (refusals === 1) throw Object.assign(new Error('later'), { responseCode: 451 })
      },
    })
    const { otpToken, code } = await loginClient(site, mail).send(admin)
    expect((await client.verify(admin, await code(), otpToken)).status).toBe(200)
    expect(refusals).toBe(2)
  })

  it('L-19: no header of the caller gets into the mail', async () => {
    const evil = from('192.0.2.1', {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    })
    const { response, code } = await evil.send(admin)
    await code()
    expect((await mail.mailTo(admin)).raw).not.toContain('evil.example')
    expect(JSON.stringify([...response.headers])).not.toContain('evil.example')
  })
})
