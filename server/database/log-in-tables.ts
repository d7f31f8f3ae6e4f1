import type { Generated } from 'kysely'

/** Database columns of codes and sessions, part of `Tables`. */
export type LogInTables = {
  login_codes: {
    /** Hash of the otpToken that names this code. */
    id: string
    /** Keyed hash of the address, whether or not it has an account. */
    account: string
    /** Hash of the known browser that requested the code; empty for any other browser. */
    device: Generated<string>
    code_hash: string
    attempts: Generated<number>
    created_at: string
    expires_at: string
  }
  sessions: {
    /** Hash of the token. */
    id: string
    email: string
    created_at: string
    last_seen_at: string
    method: Generated<'code' | 'passkey'>
    /** The browser and its system, such as `Firefox on Windows`; empty if unknown. */
    device: Generated<string>
  }
}
