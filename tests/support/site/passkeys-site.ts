// A site where people register passkeys and log in with them.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { NewPasskeyOptions, Passkey, PasskeyLogInOptions } from '../../../shared/passkey.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { loginClient } from '../requests/log-in.ts'
import { softwareAuthenticator } from '../requests/software-authenticator.ts'
import { hour, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const siteUrl = 'http://localhost:3000'
export const admin = 'admin@example.org'
export const second = 'second@example.org'
export const path = '/account/passkeys'

export function usePasskeysSite() {
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

  const removeAll = async () => {
    for (const { _id } of (await (await calls.get(path)).json()) as Passkey[]) {
      expect((await calls.remove(`${path}/${_id}`)).status).toBe(204)
    }
  }

  return {
    optionsOf,
    registered,
    logInOptions,
    removeAll,
    get mail() {
      return mail
    },
    get site() {
      return site
    },
    get time() {
      return time
    },
    get client() {
      return client
    },
    get calls() {
      return calls
    },
  }
}
