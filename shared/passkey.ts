// Passkeys in API requests and responses. Binary values are base64url, as in browsers' `toJSON()`.
import { limits } from './limits.ts'
import { z } from './schema.ts'
import { plainText } from './text-field.ts'

const binary = z.string().min(1).max(limits.passkeys.binaryCharacters)
const challengeToken = z.string().describe('Names the challenge; good once and for five minutes')
const publicKey = z.literal('public-key')
const descriptor = z.object({
  type: publicKey,
  id: z.string(),
  transports: z.array(z.string()),
})

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** What a browser returns for a new passkey. */
export const newCredential = z.object({
  id: binary,
  rawId: binary,
  type: publicKey,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewCredential = z.infer<typeof newCredential>

/** What a browser returns when somebody logs in with a passkey. */
export const usedCredential = z.object({
  id: binary,
  rawId: binary,
  type: publicKey,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary,
  }),
})
export type UsedCredential = z.infer<typeof usedCredential>

/** Not validated here: errors never reveal what is wrong with a credential. */
const credential = z
  .unknown()
  .optional()
  .describe('What `toJSON()` of the PublicKeyCredential returns in the browser')

export const newPasskeyInput = z.object({
  name: plainText('Name is required.', limits.passkeys.name, 'Name'),
  challengeToken: z.string().catch(''),
  credential,
})
export type NewPasskeyInput = z.infer<typeof newPasskeyInput>

export const passkeyLogInInput = z.object({ challengeToken: z.string().catch(''), credential })
export type PasskeyLogInInput = z.infer<typeof passkeyLogInInput>

export const newPasskeyOptions = z.object({
  challengeToken,
  options: z
    .object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
      timeout: z.int().describe('Milliseconds'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    })
    .describe('PublicKeyCredentialCreationOptionsJSON'),
})
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>

export const passkeyLogInOptions = z.object({
  challengeToken,
  options: z
    .object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.int().describe('Milliseconds'),
      allowCredentials: z.array(descriptor).max(0),
      userVerification: z.literal('required'),
    })
    .describe('PublicKeyCredentialRequestOptionsJSON'),
})
export type PasskeyLogInOptions = z.infer<typeof passkeyLogInOptions>
