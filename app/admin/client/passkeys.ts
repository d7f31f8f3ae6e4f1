// Passkeys in this browser. Loaded when one is offered, used or made.
import type { NewPasskeyOptions, PasskeyLogInOptions } from '../../../shared/passkey.ts'
import { account } from './account.ts'
import { storeToken } from './session.ts'

/** The person closed the browser's question, or had no passkey to answer it with. */
export class NoPasskeyChosen extends Error {
  override name = 'NoPasskeyChosen'
}

/** Whether the browser offers passkeys among what it fills into the e-mail field. */
export async function canOffer(): Promise<boolean> {
  return 'PublicKeyCredential' in globalThis &&
    'isConditionalMediationAvailable' in PublicKeyCredential
    ? PublicKeyCredential.isConditionalMediationAvailable()
    : false
}

/**
 * Logs in with the passkey that the person chooses: in the browser's own window, or where `offered` among
 * what it fills into the e-mail field, until `signal` ends the offer. Throws NoPasskeyChosen where none is.
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

/** A little less than a challenge is good for. */
const askAgainAfterMs = 4 * 60_000

let question: { asked: PasskeyLogInOptions; at: number } | undefined

/**
 * The server's question as long as nobody has answered it: each new one is a log-in call, of which there are
 * so many for all who share an address of the network.
 */
async function unused(): Promise<PasskeyLogInOptions> {
  if (!question || Date.now() - question.at > askAgainAfterMs) {
    question = { at: Date.now(), asked: await account.passkeyLogIn() }
  }
  return question.asked
}

/** What the device answers to the server's question. Throws NoPasskeyChosen where it makes none. */
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
