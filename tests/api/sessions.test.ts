import { describe, expect, it } from 'vitest'
import { bearer, loginClient } from '../support/requests/log-in.ts'
import { day, hour, minute } from '../support/site/movable-clock.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { useSessionsSite, admin, second, ended } from '../support/site/sessions-site.ts'

const setup = useSessionsSite()
const { statusOf } = setup

const expiryOf = async (authToken: string) => {
  const { expiresAt } = (await (await setup.client.session(authToken)).json()) as {
    expiresAt: string
  }
  return Date.parse(expiresAt) - setup.time.clock().getTime()
}

describe('a session', () => {
  it('says whose it is and when it ends', async () => {
    const response = await setup.client.session(setup.token)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ...{ email: admin, name: admin, role: 'owner', doctorId: null, passkeyOnly: false },
      rights: expect.arrayContaining(['account', 'articles.write', 'people']),
      expiresAt: expect.any(String),
    })
    expect(Math.abs((await expiryOf(setup.token)) - 2 * hour)).toBeLessThan(minute)
  })

  it('S-01: its token is 43 random characters', () => {
    expect(setup.token).toMatch(/^[\w-]{43}$/)
  })

  it('S-04: ends after two hours without use', async () => {
    setup.time.move(2 * hour - minute)
    expect(await statusOf(setup.token)).toBe(200)
    setup.time.move(2 * hour - minute)
    expect(await statusOf(setup.token)).toBe(200)
    setup.time.move(2 * hour)
    const response = await setup.client.session(setup.token)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(ended)
  })

  it('S-04: ends after twelve hours of use', async () => {
    for (let hours = 1; hours < 12; hours += 1) {
      setup.time.move(hour)
      expect(await statusOf(setup.token)).toBe(200)
    }
    expect(await expiryOf(setup.token)).toBeLessThanOrEqual(hour)
    setup.time.move(hour)
    expect(await statusOf(setup.token)).toBe(401)
  })

  it('S-05: lives no longer where the clock is put back', async () => {
    for (let hours = 1; hours <= 6; hours += 1) {
      setup.time.move(hour)
      expect(await statusOf(setup.token)).toBe(200)
    }
    setup.time.move(-day)
    expect(await statusOf(setup.token)).toBe(200)
    for (let hours = 1; hours < 6; hours += 1) {
      setup.time.move(hour)
      expect(await statusOf(setup.token)).toBe(200)
    }
    setup.time.move(hour)
    expect(await statusOf(setup.token)).toBe(401)
  })

  it('S-05: ends by rest as ever after the clock was put back', async () => {
    setup.time.move(-day)
    expect(await statusOf(setup.token)).toBe(200)
    setup.time.move(2 * hour)
    expect(await statusOf(setup.token)).toBe(401)
  })

  it('outlives small steps of the clock', async () => {
    for (const step of [-3000, 2000, -4000, minute, -20_000]) {
      setup.time.move(step)
      expect(await statusOf(setup.token)).toBe(200)
    }
  })

  it('S-03: log-out ends it for good', async () => {
    const response = await setup.client.logOut(setup.token)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await statusOf(setup.token)).toBe(401)
    expect((await setup.client.logOut(setup.token)).status).toBe(401)
  })

  it('S-06: log-out ends one, log-out everywhere all of this address', async () => {
    const another = (await setup.client.logIn(admin)).token
    const third = (await setup.client.logIn(admin)).token
    const colleague = (await setup.client.logIn(second)).token
    await setup.client.logOut(setup.token)
    expect([await statusOf(setup.token), await statusOf(another)]).toEqual([401, 200])
    expect((await setup.client.logOut(another, true)).status).toBe(204)
    expect([await statusOf(another), await statusOf(third)]).toEqual([401, 401])
    expect(await statusOf(colleague)).toBe(200)
  })

  it('logs out also where the request names a type and has no body', async () => {
    const response = await setup.site.fetch('/api/admin/v1/auth/logout', {
      method: 'POST',
      headers: { ...bearer(setup.token), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(204)
  })

  it('S-12: holds over a restart and on other instances; so does its end', async () => {
    const again = await startTestSite(
      { ...setup.settings, dataDir: setup.site.dataDir },
      { clock: setup.time.clock },
    )
    const elsewhere = loginClient(again, setup.mail)
    expect((await elsewhere.session(setup.token)).status).toBe(200)
    await setup.client.logOut(setup.token)
    expect((await elsewhere.session(setup.token)).status).toBe(401)
    await again.stop()
  })
})
