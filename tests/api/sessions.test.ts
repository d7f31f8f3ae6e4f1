import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer, loginClient } from '../support/requests/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { day, hour, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const admin = 'admin@example.org'
const second = 'second@example.org'
const ended = { message: 'Your session has ended. Please log in again.' }
const missing = { message: 'Authorization token not found.' }

let mail: MailServer
let site: TestSite
let time: ReturnType<typeof movableClock>
let client: ReturnType<typeof loginClient>
let token: string
let settings: Parameters<typeof startTestSite>[0]

beforeAll(async () => {
  mail = await startMailServer()
  time = movableClock()
  settings = { smtpUrl: mail.url, adminEmails: [admin, second], sampleContent: false }
  site = await startTestSite(settings, { clock: time.clock })
  client = loginClient(site, mail)
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  time.move(day)
  token = (await client.logIn(admin)).token
})

const statusOf = async (authToken: string) => (await client.session(authToken)).status
const expiryOf = async (authToken: string) => {
  const { expiresAt } = (await (await client.session(authToken)).json()) as { expiresAt: string }
  return Date.parse(expiresAt) - time.clock().getTime()
}

describe('a session', () => {
  it('says whose it is and when it ends', async () => {
    const response = await client.session(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ...{ email: admin, name: admin, role: 'owner', doctorId: null, passkeyOnly: false },
      rights: expect.arrayContaining(['account', 'articles.write', 'people']),
      expiresAt: expect.any(String),
    })
    expect(Math.abs((await expiryOf(token)) - 2 * hour)).toBeLessThan(minute)
  })

  it('S-01: its token is 43 random characters', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('S-04: ends after two hours without use', async () => {
    time.move(2 * hour - minute)
    expect(await statusOf(token)).toBe(200)
    time.move(2 * hour - minute)
    expect(await statusOf(token)).toBe(200)
    time.move(2 * hour)
    const response = await client.session(token)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(ended)
  })

  it('S-04: ends after twelve hours of use', async () => {
    for (let hours = 1; hours < 12; hours += 1) {
      time.move(hour)
      expect(await statusOf(token)).toBe(200)
    }
    expect(await expiryOf(token)).toBeLessThanOrEqual(hour)
    time.move(hour)
    expect(await statusOf(token)).toBe(401)
  })

  it('S-05: lives no longer where the clock is put back', async () => {
    for (let hours = 1; hours <= 6; hours += 1) {
      time.move(hour)
      expect(await statusOf(token)).toBe(200)
    }
    time.move(-day)
    expect(await statusOf(token)).toBe(200)
    for (let hours = 1; hours < 6; hours += 1) {
      time.move(hour)
      expect(await statusOf(token)).toBe(200)
    }
    time.move(hour)
    expect(await statusOf(token)).toBe(401)
  })

  it('S-05: ends by rest as ever after the clock was put back', async () => {
    time.move(-day)
    expect(await statusOf(token)).toBe(200)
    time.move(2 * hour)
    expect(await statusOf(token)).toBe(401)
  })

  it('outlives small steps of the clock', async () => {
    for (const step of [-3000, 2000, -4000, minute, -20_000]) {
      time.move(step)
      expect(await statusOf(token)).toBe(200)
    }
  })

  it('S-03: log-out ends it for good', async () => {
    const response = await client.logOut(token)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await statusOf(token)).toBe(401)
    expect((await client.logOut(token)).status).toBe(401)
  })

  it('S-06: log-out ends one, log-out everywhere all of this address', async () => {
    const another = (await client.logIn(admin)).token
    const third = (await client.logIn(admin)).token
    const colleague = (await client.logIn(second)).token
    await client.logOut(token)
    expect([await statusOf(token), await statusOf(another)]).toEqual([401, 200])
    expect((await client.logOut(another, true)).status).toBe(204)
    expect([await statusOf(another), await statusOf(third)]).toEqual([401, 401])
    expect(await statusOf(colleague)).toBe(200)
  })

  it('logs out also where the request names a type and has no body', async () => {
    const response = await site.fetch('/api/admin/v1/auth/logout', {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(204)
  })

  it('S-12: holds over a restart and on other instances; so does its end', async () => {
    const again = await startTestSite({ ...settings, dataDir: site.dataDir }, { clock: time.clock })
    const elsewhere = loginClient(again, mail)
    expect((await elsewhere.session(token)).status).toBe(200)
    await client.logOut(token)
    expect((await elsewhere.session(token)).status).toBe(401)
    await again.stop()
  })
})

describe('what is no token', () => {
  it('S-07: a changed one', async () => {
    const changed = [...token].map((letter, at) => {
      const other = letter === 'A' ? 'B' : 'A'
      return token.slice(0, at) + other + token.slice(at + 1)
    })
    const others = [
      token.slice(1),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      'eyJhbGciOiJub25lIn0.e30.',
    ]
    for (const forged of [...changed, ...others, 'A'.repeat(8000)]) {
      const response = await client.session(forged)
      expect(response.status, forged).toBe(401)
      expect(await response.json()).toEqual(ended)
    }
    expect((await client.session('A'.repeat(64_000))).status).toBe(431)
    expect(await statusOf(token)).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['an empty Bearer', { authorization: 'Bearer' }],
    ['an empty Bearer and a space', { authorization: 'Bearer ' }],
    ['Basic', () => ({ authorization: `Basic ${token}` })],
    ['no scheme', () => ({ authorization: token })],
    ['two tokens', () => ({ authorization: `Bearer ${token} ${token}` })],
    ['a cookie', () => ({ cookie: `authToken=${token}; token=${token}` })],
    ['another header', () => ({ 'x-authorization': `Bearer ${token}`, 'x-auth-token': token })],
  ])('S-08: %s', async (_name, headers) => {
    const given = typeof headers === 'function' ? headers() : headers
    const response = await site.fetch('/api/admin/v1/auth/session', { headers: given })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toEqual(missing)
  })

  it('S-08: one in the address or the body', async () => {
    const path = `/api/admin/v1/auth/session?token=${token}&authToken=${token}&access_token=${token}`
    expect((await site.fetch(path)).status).toBe(401)
    const response = await site.postJson('/api/admin/v1/auth/logout', { authToken: token, token })
    expect(response.status).toBe(401)
    expect(await statusOf(token)).toBe(200)
  })

  it.each([
    ['both good', () => [token, token]],
    ['the second bad', () => [token, 'x']],
    ['the first bad', () => ['x', token]],
  ])('S-08: two Authorization headers, %s', async (_name, tokens) => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = tokens().flatMap((each) => ['authorization', `Bearer ${each}`])
      const url = `${site.url}/api/admin/v1/auth/session`
      request(url, { headers: ['host', 'localhost', ...headers] }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(401)
  })

  it('takes the scheme in any case', async () => {
    const headers = { authorization: `bearer ${token}` }
    expect((await site.fetch('/api/admin/v1/auth/session', { headers })).status).toBe(200)
  })
})
