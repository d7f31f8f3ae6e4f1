// Registering passkeys and logging in with them, using a device that can give wrong answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountSession } from '../../shared/account.ts'
import type { NewPasskeyOptions, Passkey, PasskeyLogInOptions } from '../../shared/passkey.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { loginClient } from '../support/requests/log-in.ts'
import { softwareAuthenticator } from '../support/requests/software-authenticator.ts'
import { hour, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const siteUrl = 'http://localhost:3000'
const admin = 'admin@example.org'
const second = 'second@example.org'
const notAccepted = '401 This passkey is not accepted.'
const notRegistered = '400 This passkey could not be registered.'
const logInFirst = '403 Please log in again first.'
const path = '/account/passkeys'

let mail: MailServer
let site: TestSite
let time: ReturnType<typeof movableClock>
let client: ReturnType<typeof loginClient>
let calls: ReturnType<typeof adminCalls>

beforeAll(async () => {
  mail = await startMailServer()
  time = movableClock()
  site = await startTestSite(
    { siteUrl, smtpUrl: mail.url, adminEmails: [admin, second], sampleContent: false },
    { clock: time.clock },
  )
  client = loginClient(site, mail)
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  time.move(hour)
  calls = adminCalls(site, (await client.logIn(admin)).token)
})

const optionsOf = async (by = calls) =>
  (await (await by.post(`${path}/options`, {})).json()) as NewPasskeyOptions

async function register(device = softwareAuthenticator(siteUrl), name = 'A key', by = calls) {
  const options = await optionsOf(by)
  const { challengeToken } = options
  return by.post(path, { challengeToken, credential: device.make(options), name })
}

async function registered(name?: string, by = calls) {
  const device = softwareAuthenticator(siteUrl)
  const response = await register(device, name, by)
  expect(response.status).toBe(201)
  return { device, passkey: (await response.json()) as Passkey }
}

const logInOptions = async () =>
  (await (
    await site.postJson('/api/admin/v1/auth/passkey/options', {})
  ).json()) as PasskeyLogInOptions

type Device = ReturnType<typeof softwareAuthenticator>

const verify = (challengeToken: unknown, credential: unknown) =>
  site.postJson('/api/admin/v1/auth/passkey/verify', { challengeToken, credential })

async function logIn(device: Device, lies: Parameters<Device['use']>[1] = {}) {
  const options = await logInOptions()
  return verify(options.challengeToken, device.use(options, lies))
}

const removeAll = async () => {
  for (const { _id } of (await (await calls.get(path)).json()) as Passkey[]) {
    expect((await calls.remove(`${path}/${_id}`)).status).toBe(204)
  }
}

describe('registering', () => {
  it('asks for a verified person and no attestation, and leaves out known devices', async () => {
    const { device, passkey } = await registered('Office laptop')
    expect(passkey).toEqual({
      ...{ _id: expect.any(String), name: 'Office laptop' },
      ...{ createdAt: time.clock().toISOString(), lastUsedAt: null },
    })
    const { options } = await optionsOf()
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const ids = options.excludeCredentials.map(({ id }) => id)
    expect(ids).toContain(device.use(await logInOptions()).id)
  })

  it('refuses what another site, person, challenge or an unverified holder signed', async () => {
    const other = adminCalls(site, (await client.logIn(second)).token)
    for (const lies of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { crossOrigin: true },
      { verified: false },
    ]) {
      const options = await optionsOf()
      const credential = softwareAuthenticator(siteUrl).make(options, lies)
      const { challengeToken } = options
      const response = await calls.post(path, { challengeToken, credential, name: 'A key' })
      expect(await refusal(response), JSON.stringify(lies)).toBe(notRegistered)
    }
    const options = await optionsOf(other)
    const credential = softwareAuthenticator(siteUrl).make(options)
    const theirs = { challengeToken: options.challengeToken, credential, name: 'A key' }
    expect(await refusal(await calls.post(path, theirs))).toBe(notRegistered)
    expect(await refusal(await calls.post(path, { ...theirs, name: ' ' }))).toBe(
      '400 Name is required.',
    )
  })

  it('takes each challenge once and for five minutes, and ten passkeys', async () => {
    await removeAll()
    const options = await optionsOf()
    const { challengeToken } = options
    const credential = softwareAuthenticator(siteUrl).make(options)
    const body = { challengeToken, credential, name: 'A key' }
    expect((await calls.post(path, body)).status).toBe(201)
    expect(await refusal(await calls.post(path, body))).toBe(notRegistered)
    const late = await optionsOf()
    time.move(5 * minute)
    const device = softwareAuthenticator(siteUrl)
    const lateBody = { challengeToken: late.challengeToken, credential: device.make(late) }
    expect(await refusal(await calls.post(path, { ...lateBody, name: 'Late' }))).toBe(notRegistered)
    for (let count = 1; count < 10; count += 1) await registered()
    expect(await refusal(await calls.post(`${path}/options`, {}))).toBe(
      '409 Ten passkeys are the most.',
    )
    await removeAll()
  })

  it('wants a log-in of the last ten minutes, as removing does', async () => {
    const { passkey } = await registered()
    time.move(10 * minute)
    expect(await refusal(await calls.post(`${path}/options`, {}))).toBe(logInFirst)
    const body = { challengeToken: 'none', credential: {}, name: 'A key' }
    expect(await refusal(await calls.post(path, body))).toBe(logInFirst)
    expect(await refusal(await calls.remove(`${path}/${passkey._id}`))).toBe(logInFirst)
    const codesOff = await calls.put('/account', { name: 'Ada', passkeyOnly: true })
    expect(await refusal(codesOff)).toBe(logInFirst)
  })
})

describe('logging in', () => {
  it('needs no address and no mail, and tells a stranger nothing', async () => {
    const { device } = await registered()
    const options = await logInOptions()
    expect(options.options).toMatchObject({ rpId: 'localhost', allowCredentials: [] })
    const response = await verify(options.challengeToken, device.use(options))
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('device=')
    const { authToken } = (await response.json()) as { authToken: string }
    expect(await (await client.session(authToken)).json()).toMatchObject({ email: admin })
    const sessions = await adminCalls(site, authToken).get('/account/sessions')
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
    time.move(5 * minute)
    expect(await refusal(await verify(late.challengeToken, device.use(late)))).toBe(notAccepted)
  })

  it('refuses a copy, whose counter goes back, and whatever is no credential', async () => {
    const { device } = await registered()
    expect((await logIn(device, { counter: 7 })).status).toBe(200)
    expect(await refusal(await logIn(device, { counter: 7 }))).toBe(notAccepted)
    expect(await refusal(await logIn(device, { counter: 6 }))).toBe(notAccepted)
    expect((await logIn(device, { counter: 8 })).status).toBe(200)
    time.move(15 * minute)
    for (const credential of [undefined, null, 'text', [], { id: 'x' }, { response: {} }]) {
      const { challengeToken } = await logInOptions()
      expect(await refusal(await verify(challengeToken, credential))).toBe(notAccepted)
    }
    expect(await refusal(await verify(7, {}))).toBe(notAccepted)
  })

  it('ends with a removed passkey, and shares the limit of all log-in calls', async () => {
    const { device, passkey } = await registered()
    expect((await calls.remove(`${path}/${passkey._id}`)).status).toBe(204)
    expect(await refusal(await logIn(device))).toBe(notAccepted)
    time.move(15 * minute)
    const statuses = []
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await verify('none', {})).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
    const response = await site.postJson('/api/admin/v1/auth/passkey/options', {})
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('without codes', () => {
  it('needs two passkeys; codes are mailed no more, and none is right', async () => {
    await removeAll()
    const early = await client.send(admin)
    const account = { name: 'Ada', passkeyOnly: true }
    const tooFew = '409 Register two passkeys first.'
    await registered()
    expect(await refusal(await calls.put('/account', account))).toBe(tooFew)
    const { device, passkey } = await registered()
    expect(await (await calls.put('/account', account)).json()).toMatchObject(account)
    expect(await refusal(await calls.remove(`${path}/${passkey._id}`))).toBe(tooFew)

    expect((await client.verify(admin, await early.code(), early.otpToken)).status).toBe(401)
    const asked = await site.postJson('/api/admin/v1/auth/send-otp', { email: admin })
    expect(asked.status).toBe(200)
    const said = await mail.mailTo(admin, 1, ({ text }) => /codes are turned off/.test(text ?? ''))
    expect(said.text).not.toMatch(/\d{6}/)

    const response = await logIn(device)
    const { authToken } = (await response.json()) as { authToken: string }
    const own = adminCalls(site, authToken)
    expect((await own.put('/account', { name: 'Ada', passkeyOnly: false })).status).toBe(200)
    await removeAll()
  })
})

describe('the account', () => {
  it('shows where one is logged in and ends one session, never another person’s', async () => {
    const ownSessions = async (by: typeof calls) =>
      (await (await by.get('/account/sessions')).json()) as AccountSession[]
    const other = adminCalls(site, (await client.logIn(second)).token)
    const [theirs] = await ownSessions(other)
    expect(theirs).toMatchObject({ device: 'Unknown browser', method: 'code', current: true })
    expect((await calls.remove(`/account/sessions/${theirs!._id}`)).status).toBe(404)
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const { token } = await loginClient(site, mail, { 'user-agent': windows }).logIn(second)
    const notice = await mail.mailTo(second, 1, ({ text }) => /Firefox on Windows/.test(text ?? ''))
    expect(notice.subject).toContain('A new browser has logged in: ')
    const own = (await ownSessions(other)).find(({ device }) => device === 'Firefox on Windows')
    expect((await other.remove(`/account/sessions/${own!._id}`)).status).toBe(204)
    expect((await client.session(token)).status).toBe(401)
  })
})
