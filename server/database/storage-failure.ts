import { HttpError } from '../core/errors.ts'
import { DatabaseUnreachable, isServerFailure, serverCode } from './postgres-errors.ts'

/** Causes outside this program: no space, no write permission, a failing or busy disk. */
const databaseCauses = new Set([
  5, // SQLITE_BUSY
  8, // SQLITE_READONLY
  10, // SQLITE_IOERR
  13, // SQLITE_FULL
  14, // SQLITE_CANTOPEN
])
const diskCauses = new Set(['EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'ENOSPC', 'EROFS'])

/** Whether the error means that the disk or the database is failing for now. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable || isServerFailure(error)) return true
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // The higher bytes of SQLite's code only refine the cause.
  if (code === 'ERR_SQLITE_ERROR') return databaseCauses.has(Number(errcode) & 0xff)
  return typeof code === 'string' && diskCauses.has(code)
}

/** Returns the seconds after which the same request may succeed; undefined if waiting does not help. */
export function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.retryAfter
  if (!isStorageFailure(error)) return undefined
  // A database server recovers sooner than a full disk.
  return error instanceof DatabaseUnreachable || serverCode(error) ? 5 : 30
}
