/** The server can't be reached or does not respond; it may be back soon. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE'

  constructor(cause: unknown) {
    super(`the database can't be reached: ${reasonOf(cause)}`, { cause })
  }
}

/** Classes of codes that say something of the server's state and nothing of the statement. */
const serverClasses = new Set([
  '08', // connection
  '53', // no room, no memory, too many connections
  '57', // shut down, starting, cancelled for taking too long
  '58', // the system
])
const readOnly = '25006'
const serverCodes = new Set([
  readOnly, // a standby, which may not write
  '25P03', // idle in a transaction for too long
  '55P03', // a lock was not to be had
])
const collisionCodes = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23503', // a row that was read has been deleted since, and can't be pointed to
])

/** The code that the server gave its error; undefined for errors of anybody else. */
export function serverCode(error: unknown): string | undefined {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  return typeof severity === 'string' ? String(code) : undefined
}

/** Whether the server failed, and not the statement it was asked for. */
export function isServerFailure(error: unknown): boolean {
  const code = serverCode(error)
  if (code === undefined) return false
  return serverClasses.has(code.slice(0, 2)) || serverCodes.has(code) || isCollision(error)
}

/** Whether the same work may succeed when it is done again at once. */
export function isCollision(error: unknown): boolean {
  return collisionCodes.has(serverCode(error) ?? '')
}

/** Whether the connection broke, or the server ended it or is not open to anybody yet. */
export function endsConnection(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return false
  const code = serverCode(error)
  if (code === undefined) return true
  return code.startsWith('08') || code.startsWith('57P') || code === '25P03'
}

/** Whether the server only reads: after a fail-over, the one that writes is another. */
export function isReadOnly(error: unknown): boolean {
  return serverCode(error) === readOnly
}

/** The cause in words, which never have the password in them. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as {
    message?: string
    code?: string
    errors?: unknown[]
  }
  // Several addresses were tried: the last one's reason stands for all.
  if (errors?.length) return reasonOf(errors.at(-1))
  return message || code || 'unknown error'
}
