// Registering passkeys and logging in with them, using a device that can give wrong answers.
import { describe, expect, it } from 'vitest'
import type { AccountSession } from '../../shared/account.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { loginClient } from '../support/requests/log-in.ts'
import { softwareAuthenticator } from '../support/requests/software-authenticator.ts'
import { minute } from '../support/site/movable-clock.ts'
import { usePasskeysSite, siteUrl, second, path } from '../support/site/passkeys-site.ts'

const at = usePasskeysSite()
const { optionsOf, registered, logInOptions, removeAll } = at

const notRegistered = '400 This passkey could not be registered.'
const logInFirst = '403 Please log in again first.'

describe('registering', () => {
  it('asks for a verified person and no attestation, and leaves out known devices', async () => {
    const { device, passkey } = await registered('Office laptop')
    expect(passkey).toEqual({
      ...{ _id: expect.any(String), name: 'Office laptop' },
      ...{ createdAt: at.time.clock().toISOString(), lastUsedAt: null },
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
    const other = adminCalls(at.site, (await at.client.logIn(second)).token)
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
      const response = await at.calls.post(path, { challengeToken, credential, name: 'A key' })
      expect(await refusal(response), JSON.stringify(lies)).toBe(notRegistered)
    }
    const options = await optionsOf(other)
    const credential = softwareAuthenticator(siteUrl).make(options)
    const theirs = { challengeToken: options.challengeToken, credential, name: 'A key' }
    expect(await refusal(await at.calls.post(path, theirs))).toBe(notRegistered)
    expect(await refusal(await at.calls.post(path, { ...theirs, name: ' ' }))).toBe(
      '400 Name is required.',
    )
  })

  it('takes each challenge once and for five minutes, and ten passkeys', async () => {
    await removeAll()
    const options = await optionsOf()
    const { challengeToken } = options
    const credential = softwareAuthenticator(siteUrl).make(options)
    const body = { challengeToken, credential, name: 'A key' }
    expect((await at.calls.post(path, body)).status).toBe(201)
    expect(await refusal(await at.calls.post(path, body))).toBe(notRegistered)
    const late = await optionsOf()
    at.time.move(5 * minute)
    const device = softwareAuthenticator(siteUrl)
    const lateBody = { challengeToken: late.challengeToken, credential: device.make(late) }
    expect(await refusal(await at.calls.post(path, { ...lateBody, name: 'Late' }))).toBe(
      notRegistered,
    )
    for (let count = 1; count < 10; count += 1) await registered()
    expect(await refusal(await at.calls.post(`${path}/options`, {}))).toBe(
      '409 Ten passkeys are the most.',
    )
    await removeAll()
  })

  it('wants a log-in of the last ten minutes, as removing does', async () => {
    const { passkey } = await registered()
    at.time.move(10 * minute)
    expect(await refusal(await at.calls.post(`${path}/options`, {}))).toBe(logInFirst)
    const body = { challengeToken: 'none', credential: {}, name: 'A key' }
    expect(await refusal(await at.calls.post(path, body))).toBe(logInFirst)
    expect(await refusal(await at.calls.remove(`${path}/${passkey._id}`))).toBe(logInFirst)
    const codesOff = await at.calls.put('/account', { name: 'Ada', passkeyOnly: true })
    expect(await refusal(codesOff)).toBe(logInFirst)
  })
})

describe('the account', () => {
  it('shows where one is logged in and ends one session, never another person’s', async () => {
    const ownSessions = async (by: typeof at.calls) =>
      (await (await by.get('/account/sessions')).json()) as AccountSession[]
    const other = adminCalls(at.site, (await at.client.logIn(second)).token)
    const [theirs] = await ownSessions(other)
    expect(theirs).toMatchObject({ device: 'Unknown browser', method: 'code', current: true })
    expect((await at.calls.remove(`/account/sessions/${theirs!._id}`)).status).toBe(404)
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const { token } = await loginClient(at.site, at.mail, { 'user-agent': windows }).logIn(second)
    const notice = await at.mail.mailTo(second, 1, ({ text }) =>
      /Firefox on Windows/.test(text ?? ''),
    )
    expect(notice.subject).toContain('A new browser has logged in: ')
    const own = (await ownSessions(other)).find(({ device }) => device === 'Firefox on Windows')
    expect((await other.remove(`/account/sessions/${own!._id}`)).status).toBe(204)
    expect((await at.client.session(token)).status).toBe(401)
  })
})
