// A browser that has logged in keeps a signed cookie. The cookie grants no access; it only gives that browser
// its own rate limits, so that a stranger who uses up the account's tries and codes can't lock the owner out.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../core/keyed-hash.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

const keptSeconds = 180 * 24 * 60 * 60

export function createKnownDevices(secret: string, { siteUrl }: { siteUrl: string }) {
  const overHttps = siteUrl.startsWith('https:')
  const name = overHttps ? '__Host-device' : 'device'
  const sign = (account: string, id: string) => keyedHash(secret, 'device', account, id)

  return {
    /** Returns the Set-Cookie header for a browser that has just logged in to this account. */
    cookie(account: string): string {
      const id = randomBytes(16).toString('base64url')
      const attributes = `Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict`
      return `${name}=${id}.${sign(account, id)}; ${attributes}${overHttps ? '; Secure' : ''}`
    },

    /** Returns the device's id if the Cookie header proves that it has logged in to this account. */
    read(header: string | undefined, account: string): string | undefined {
      const value = header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      const parts = value?.split('.') ?? []
      const [id = '', signature = ''] = parts
      const expected = Buffer.from(sign(account, id))
      const given = Buffer.from(signature)
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine && parts.length === 2 ? id : undefined
    },
  }
}
