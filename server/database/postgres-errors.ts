/** The server can't be reached or does not respond; it may be back soon. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE'

  constructor(cause: unknown) {
    super(`the database can't be reached: ${reasonOf(cause)}`, { cause })
  }
}

/** Error classes that concern the server's state rather than the statement. */
const serverClasses = new Set([
  '08', // connection
  '53', // insufficient resources: disk, memory, connections
  '57', // shutting down, starting, or cancelled for taking too long
  '58', // system error
])
const readOnly = '25006'
const serverCodes = new Set([
  readOnly, // a standby, which is read-only
  '25P03', // idle in a transaction for too long
  '55P03', // lock not available
])
const collisionCodes = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23503', // a row that was read has since been deleted and can't be referenced
])

/** Returns the server's error code; undefined for errors from anywhere else. */
export function serverCode(error: unknown): string | undefined {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  return typeof severity === 'string' ? String(code) : undefined
}

/** Whether the server failed, rather than the statement. */
export function isServerFailure(error: unknown): boolean {
  const code = serverCode(error)
  if (code === undefined) return false
  return serverClasses.has(code.slice(0, 2)) || serverCodes.has(code) || isCollision(error)
}

/** Whether the same work may succeed if retried immediately. */
export function isCollision(error: unknown): boolean {
  return collisionCodes.has(serverCode(error) ?? '')
}

/** Whether the connection broke, the server closed it, or the server does not accept connections yet. */
export function endsConnection(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return false
  const code = serverCode(error)
  if (code === undefined) return true
  return code.startsWith('08') || code.startsWith('57P') || code === '25P03'
}

/** Whether the server is read-only: after a failover, another server takes writes. */
export function isReadOnly(error: unknown): boolean {
  return serverCode(error) === readOnly
}

/** Describes the cause, never including the password. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as {
    message?: string
    code?: string
    errors?: unknown[]
  }
  // If several addresses were tried, report the last failure.
  if (errors?.length) return reasonOf(errors.at(-1))
  return message || code || 'unknown error'
}
