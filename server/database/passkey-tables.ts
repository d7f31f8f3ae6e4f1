/** Database columns of passkeys, part of `Tables`. */
export type PasskeyTables = {
  passkeys: {
    id: string
    /** The credential id assigned by the device, base64url. */
    credential_id: string
    person_id: string
    /** COSE, base64url. */
    public_key: string
    /** Number of signatures the device has made, if it counts them; it only rises. */
    counter: number
    /** JSON: ways to reach the device, such as `internal`. */
    transports: string
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** Challenges for a device to sign, each used once. */
  challenges: {
    /** Hash of the token that identifies it. */
    id: string
    purpose: 'register' | 'log in'
    /** Null while the person is not known. */
    person_id: string | null
    challenge: string
    created_at: string
    expires_at: string
  }
}
