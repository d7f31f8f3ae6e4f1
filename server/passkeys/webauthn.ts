// What the library is asked. It and its 23 packages take 26 MB: they are loaded when the first passkey
// is registered or used.
import type { NewCredential, UsedCredential } from '../../shared/passkey.ts'

/** ES256, Ed25519 and RS256, as COSE numbers them: between them every device knows one. */
export const algorithms = [-7, -8, -257]

/** The site for which passkeys are good. */
export type RelyingParty = { id: string; origin: string }

export type RegisteredKey = {
  credentialId: string
  publicKey: string
  counter: number
}

export function relyingParty(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}

type ClientData = { crossOrigin?: boolean; topOrigin?: string }

/** The new passkey's key; undefined where the device, the person, the site or the challenge is not the right one. */
export async function verifyRegistration(
  credential: NewCredential,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<RegisteredKey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject } = credential.response
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused)
  if (!registrationInfo) return undefined
  // The library asks this of log-ins alone: a page of another site had ours in a frame.
  const said = Buffer.from(clientDataJSON, 'base64url').toString()
  const { crossOrigin, topOrigin } = JSON.parse(said) as ClientData
  if (crossOrigin || topOrigin !== undefined) return undefined
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The device's new counter; undefined where the log-in is not to be accepted. */
export async function verifyUse(
  credential: UsedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  stored: { publicKey: string; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(refused)
  return verified ? authenticationInfo.newCounter : undefined
}

/** The library throws for whatever is wrong. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: { newCounter: 0 } }
}
