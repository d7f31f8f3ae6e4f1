// Wraps the WebAuthn library, which with its 23 dependencies is a later part.
import type { NewCredential, UsedCredential } from '../../shared/passkey.ts'
import { laterPart } from '../core/later-parts.ts'

/** COSE ids of ES256, Ed25519 and RS256: every device supports at least one of them. */
export const algorithms = [-7, -8, -257]

/** The site for which passkeys are valid. */
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

const webAuthn = laterPart(() => import('@simplewebauthn/server'))

type ClientData = { crossOrigin?: boolean; topOrigin?: string }

/** The new passkey's key; undefined if verification fails. */
export async function verifyRegistration(
  credential: NewCredential,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<RegisteredKey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn()
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
  // The library rejects frames on other sites only at log-in, so reject them here at registration too.
  const said = Buffer.from(clientDataJSON, 'base64url').toString()
  const { crossOrigin, topOrigin } = JSON.parse(said) as ClientData
  if (crossOrigin || topOrigin !== undefined) return undefined
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The device's new counter; undefined if verification fails. */
export async function verifyUse(
  credential: UsedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  stored: { publicKey: string; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn()
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

/** The result for anything the library throws on. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: { newCounter: 0 } }
}
