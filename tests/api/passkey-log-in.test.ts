// Registering passkeys and logging in with them, using a device that can give wrong answers.
import { describe, expect, it } from 'vitest'
import type { AccountSession } from '../../shared/account.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { softwareAuthenticator } from '../support/requests/software-authenticator.ts'
import { minute } from '../support/site/movable-clock.ts'
import { usePasskeysSite, siteUrl, admin, path } from '../support/site/passkeys-site.ts'

const at = usePasskeysSite()
const { optionsOf, registered, logInOptions, removeAll } = at

const notAccepted = '401 This passkey is not accepted.'

type Device = ReturnType<typeof softwareAuthenticator>

const verify = (challengeToken: unknown, credential: unknown) =>
  at.site.postJson('/api/admin/v1/auth/passkey/verify', { challengeToken, credential })

async function logIn(device: Device, lies: Parameters<Device['use']>[1] = {}) {
  const options = await logInOptions()
  return verify(options.challengeToken, device.use(options, lies))
}

describe('logging in', () => {
  it('needs no address and no mail, and tells a stranger nothing', async () => {
    const { device } = await registered()
    const options = await logInOptions()
    expect(options.options).toMatchObject({ rpId: 'localhost', allowCredentials: [] })
    const response = await verify(options.challengeToken, device.use(options))
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('device=')
    const { authToken } = (await response.json()) as { authToken: string }
    expect(await (await at.client.session(authToken)).json()).toMatchObject({ email: admin })
    const sessions = await adminCalls(at.site, authToken).get('/account/sessions')
    expect(((await sessions.json()) as AccountSession[]).find(({ current }) => current)).toEqual(
      expect.objectContaining({ method: 'passkey' }),
    )
    expect(await refusal(await logIn(softwareAuthenticator(siteUrl)))).toBe(notAccepted)
  })

  it('accepts no replay, no other site, challenge or purpose, and no unverified holder', async () => {
    const { device } = await registered()
    const options = await logInOptions()
    const credential = device.use(options)
    expect((await verify(options.challengeToken, credential)).status).toBe(200)
    expect(await refusal(await verify(options.challengeToken, credential))).toBe(notAccepted)
    for (const lies of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { verified: false },
    ]) {
      expect(await refusal(await logIn(device, lies)), JSON.stringify(lies)).toBe(notAccepted)
    }
    const registering = await optionsOf()
    const used = device.use({
      ...options,
      options: { ...options.options, challenge: registering.options.challenge },
    })
    expect(await refusal(await verify(registering.challengeToken, used))).toBe(notAccepted)
    const late = await logInOptions()
    at.time.move(5 * minute)
    expect(await refusal(await verify(late.challengeToken, device.use(late)))).toBe(notAccepted)
  })

  it('refuses a copy, whose counter goes back, and whatever is no credential', async () => {
    const { device } = await registered()
    expect((await logIn(device, { counter: 7 })).status).toBe(200)
    expect(await refusal(await logIn(device, { counter: 7 }))).toBe(notAccepted)
    expect(await refusal(await logIn(device, { counter: 6 }))).toBe(notAccepted)
    expect((await logIn(device, { counter: 8 })).status).toBe(200)
    at.time.move(15 * minute)
    for (const credential of [undefined, null, 'text', [], { id: 'x' }, { response: {} }]) {
      const { challengeToken } = await logInOptions()
      expect(await refusal(await verify(challengeToken, credential))).toBe(notAccepted)
    }
    expect(await refusal(await verify(7, {}))).toBe(notAccepted)
  })

  it('ends with a removed passkey, and shares the limit of all log-in calls', async () => {
    const { device, passkey } = await registered()
    expect((await at.calls.remove(`${path}/${passkey._id}`)).status).toBe(204)
    expect(await refusal(await logIn(device))).toBe(notAccepted)
    at.time.move(15 * minute)
    const statuses = []
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await verify('none', {})).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
    const response = await at.site.postJson('/api/admin/v1/auth/passkey/options', {})
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('without codes', () => {
  it('needs two passkeys; codes are mailed no more, and none is right', async () => {
    await removeAll()
    const early = await at.client.send(admin)
    const account = { name: 'Ada', passkeyOnly: true }
    const tooFew = '409 Register two passkeys first.'
    await registered()
    expect(await refusal(await at.calls.put('/account', account))).toBe(tooFew)
    const { device, passkey } = await registered()
    expect(await (await at.calls.put('/account', account)).json()).toMatchObject(account)
    expect(await refusal(await at.calls.remove(`${path}/${passkey._id}`))).toBe(tooFew)

    expect((await at.client.verify(admin, await early.code(), early.otpToken)).status).toBe(401)
    const asked = await at.site.postJson('/api/admin/v1/auth/send-otp', { email: admin })
    expect(asked.status).toBe(200)
    const said = await at.mail.mailTo(admin, 1, ({ text }) =>
      /codes are turned off/.test(text ?? ''),
    )
    expect(said.text).not.toMatch(/\d{6}/)

    const response = await logIn(device)
    const { authToken } = (await response.json()) as { authToken: string }
    const own = adminCalls(at.site, authToken)
    expect((await own.put('/account', { name: 'Ada', passkeyOnly: false })).status).toBe(200)
    await removeAll()
  })
})
