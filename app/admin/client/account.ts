// Calls for the user's own account: name, sessions, passkeys.
import type { Account, AccountInput, AccountSession } from '../../../shared/account.ts'
import type { NewPasskeyOptions, Passkey, PasskeyLogInOptions } from '../../../shared/passkey.ts'
import { call, one } from './request.ts'

const path = '/admin/v1/account'
const logIn = '/admin/v1/auth/passkey'

export const account = {
  /** 403: turning codes off needs a more recent log-in. */
  change: (input: AccountInput) => call<Account>('PUT', path, { json: input }),
  sessions: () => call<AccountSession[]>('GET', `${path}/sessions`),
  endSession: (id: string) => call<undefined>('DELETE', one(`${path}/sessions`, id)),

  passkeys: () => call<Passkey[]>('GET', `${path}/passkeys`),
  /** 403: the log-in is too old. */
  newPasskey: () => call<NewPasskeyOptions>('POST', `${path}/passkeys/options`),
  addPasskey: (passkey: { name: string; challengeToken: string; credential: unknown }) =>
    call<Passkey>('POST', `${path}/passkeys`, { json: passkey }),
  removePasskey: (id: string) => call<undefined>('DELETE', one(`${path}/passkeys`, id)),

  passkeyLogIn: () => call<PasskeyLogInOptions>('POST', `${logIn}/options`),
  logInWithPasskey: (used: { challengeToken: string; credential: unknown }) =>
    call<{ authToken: string }>('POST', `${logIn}/verify`, { json: used }),
}

/** Ends the session of a token that has been replaced. */
export function endReplaced(token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  // ignored: the session expires by itself.
  fetch('/api/admin/v1/auth/logout', { method: 'POST', headers }).catch(() => undefined)
}
