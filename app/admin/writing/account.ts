const storageName = 'writingAccount'

/**
 * The name under which this browser stores the account's texts: a hash of the e-mail address, so that the
 * address itself is not stored. The last known name is used while the server can't say who is logged in.
 */
export function accountName(email: string | undefined): string {
  if (!email) return localStorage.getItem(storageName) ?? 'unknown'
  const name = hash(email.trim().toLowerCase())
  localStorage.setItem(storageName, name)
  return name
}

/** 64-bit FNV-1a. `crypto.subtle` exists on secure origins only. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n)
  }
  return value.toString(16).padStart(16, '0')
}
