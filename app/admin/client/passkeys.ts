// Passkeys in this browser. Loaded when one is offered, used or created.
import type { NewPasskeyOptions, PasskeyLogInOptions } from '../../../shared/passkey.ts'
import { account } from './account.ts'
import { storeToken } from './session.ts'

/** The user closed the browser's prompt or had no passkey for it. */
export class NoPasskeyChosen extends Error {
  override name = 'NoPasskeyChosen'
}

/** Whether the browser offers passkeys in the autofill of the e-mail field. */
export async function canOffer(): Promise<boolean> {
  return 'PublicKeyCredential' in globalThis &&
    'isConditionalMediationAvailable' in PublicKeyCredential
    ? PublicKeyCredential.isConditionalMediationAvailable()
    : false
}

/**
 * Logs in with a passkey, chosen in the browser's own window or, if `offered`, from the autofill of the
 * e-mail field until `signal` ends the offer. Throws NoPasskeyChosen if none is chosen.
 */
export async function logInWithPasskey(signal: AbortSignal, offered = false): Promise<void> {
  const { challengeToken, options } = await unused()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await chosen(() =>
    navigator.credentials.get({
      publicKey,
      signal,
      ...(offered && { mediation: 'conditional' }),
    }),
  )
  question = undefined
  const { authToken } = await account.logInWithPasskey({ challengeToken, credential })
  storeToken(authToken)
}

/** A little less than the lifetime of a challenge. */
const askAgainAfterMs = 4 * 60_000

let question: { asked: PasskeyLogInOptions; at: number } | undefined

/**
 * Reuses the server's challenge until it is answered: each new one counts as a log-in call, and those are
 * limited for all who share a network address.
 */
async function unused(): Promise<PasskeyLogInOptions> {
  if (!question || Date.now() - question.at > askAgainAfterMs) {
    question = { at: Date.now(), asked: await account.passkeyLogIn() }
  }
  return question.asked
}

/** Has the device create a passkey for the server's options. Throws NoPasskeyChosen if it creates none. */
export function makePasskey({ options }: NewPasskeyOptions): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return chosen(() => navigator.credentials.create({ publicKey }))
}

async function chosen(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') {
      throw new NoPasskeyChosen('This device has a passkey for your account already.')
    }
    if (!['NotAllowedError', 'AbortError'].includes(name)) throw error
  }
  throw new NoPasskeyChosen('No passkey was used. Please try again.')
}
