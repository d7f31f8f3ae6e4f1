// A passkey device built on Node's own cryptography, which can be made to give wrong answers.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyOptions, PasskeyLogInOptions } from '../../../shared/passkey.ts'

type Lies = {
  origin?: string
  challenge?: string
  /** Whether a page of another site framed the site. */
  crossOrigin?: boolean
  rpId?: string
  /** Whether the device has verified its user. */
  verified?: boolean
  counter?: number
}

const flags = { present: 1, verified: 4, withKey: 64 }

/** One passkey on a device with a signature counter. */
export function softwareAuthenticator(siteUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let signatures = 0

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin } = new URL(siteUrl)
    const said = { type, challenge, origin, crossOrigin: false, ...pick(lies) }
    return Buffer.from(JSON.stringify(said))
  }

  function authenticatorData(extra: number, { rpId, verified = true, counter }: Lies): Buffer {
    const head = Buffer.alloc(5)
    head[0] = flags.present + extra + (verified ? flags.verified : 0)
    head.writeUInt32BE(counter ?? signatures, 1)
    return Buffer.concat([sha256(rpId ?? new URL(siteUrl).hostname), head])
  }

  const credential = { id: text(id), rawId: text(id), type: 'public-key' }

  return {
    make({ options }: NewPasskeyOptions, lies: Lies = {}) {
      userHandle = options.user.id
      const client = clientData('webauthn.create', options.challenge, lies)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        ...[authenticatorData(flags.withKey, lies), Buffer.alloc(16), length, id],
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      const response = { clientDataJSON: text(client), attestationObject: text(attestation(data)) }
      return { ...credential, response }
    },

    use({ options }: PasskeyLogInOptions, lies: Lies = {}) {
      signatures += 1
      const client = clientData('webauthn.get', options.challenge, lies)
      const data = authenticatorData(0, lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          ...{ clientDataJSON: text(client), authenticatorData: text(data) },
          ...{ signature: text(signature), userHandle },
        },
      }
    },
  }
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** The lies that belong in the client data. */
function pick({ origin, challenge, crossOrigin }: Lies) {
  return {
    ...(origin && { origin }),
    ...(challenge && { challenge }),
    ...(crossOrigin !== undefined && { crossOrigin }),
  }
}

/** The key in COSE format: an ES256 key on P-256. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const start = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([start, x, Buffer.from('225820', 'hex'), y])
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestation(data: Buffer): Buffer {
  const start = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
  return Buffer.concat([start, Buffer.from([0x58, data.length]), data])
}
