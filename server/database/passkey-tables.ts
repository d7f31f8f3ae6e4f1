/** Columns of passkeys as they are stored, part of `Tables`. */
export type PasskeyTables = {
  passkeys: {
    id: string
    /** The device's name for it, base64url. */
    credential_id: string
    person_id: string
    /** COSE, base64url. */
    public_key: string
    /** Of the signatures that the device has made, where it counts them; it only rises. */
    counter: number
    /** JSON: ways to reach the device, such as `internal`. */
    transports: string
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** What a device is to sign, used once. */
  challenges: {
    /** Hash of the token that names it. */
    id: string
    purpose: 'register' | 'log in'
    /** Null where nobody is known yet. */
    person_id: string | null
    challenge: string
    created_at: string
    expires_at: string
  }
}
