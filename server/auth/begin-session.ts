import { unknownDevice } from '../../shared/account.ts'
import type { Clock } from '../core/clock.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { BeginSession } from '../people/caller.ts'
import { deviceName } from './device-name.ts'
import type { KnownDevices } from './known-device.ts'
import { newBrowserNotice } from './new-browser-notice.ts'
import type { Sessions } from './sessions.ts'

type Parts = {
  clock: Clock
  secret: string
  devices: KnownDevices
  outbox: Outbox
  sessions: Sessions
}

/**
 * Completes a log-in by code or passkey: starts a session, issues a device cookie, and mails a notice
 * if the browser is new.
 */
export function createBeginSession(parts: Parts): BeginSession {
  const { clock, secret, devices, outbox, sessions } = parts
  return async (trx, address, method, { cookies, userAgent }) => {
    const account = accountOf(secret, address)
    const device = deviceName(userAgent)
    if (devices.read(cookies, account) === undefined) {
      await outbox.add(trx, newBrowserNotice(address, device || unknownDevice, clock()))
    }
    const authToken = await sessions.start(trx, address, { method, device })
    return { authToken, deviceCookie: devices.cookie(account) }
  }
}

/** The key under which rate limits count this address, whether or not it has an account. */
export function accountOf(secret: string, address: string): string {
  return keyedHash(secret, 'account', address)
}
