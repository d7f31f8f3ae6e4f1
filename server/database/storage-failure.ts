import { HttpError } from '../core/errors.ts'
import { DatabaseUnreachable, isServerFailure, serverCode } from './postgres-errors.ts'

const sqliteFull = 13

/** Causes outside this program: no space, no write permission, a failing or busy disk. */
const databaseCauses = new Set([
  5, // SQLITE_BUSY
  8, // SQLITE_READONLY
  10, // SQLITE_IOERR
  sqliteFull,
  14, // SQLITE_CANTOPEN
])
const fullCauses = new Set(['EDQUOT', 'EFBIG', 'ENOSPC'])
const diskCauses = new Set([...fullCauses, 'EIO', 'EMFILE', 'ENFILE', 'EROFS'])

/** Whether the error means that the disk or the database is failing for now. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable || isServerFailure(error)) return true
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // The higher bytes of SQLite's code only refine the cause.
  if (code === 'ERR_SQLITE_ERROR') return databaseCauses.has(Number(errcode) & 0xff)
  return typeof code === 'string' && diskCauses.has(code)
}

/** Whether the error means that there is no room: a full disk, a used-up quota or the largest size of a file. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (code === 'ERR_SQLITE_ERROR') return (Number(errcode) & 0xff) === sqliteFull
  return typeof code === 'string' && fullCauses.has(code)
}

/** Returns the seconds after which the same request may succeed; undefined if waiting does not help. */
export function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.retryAfter
  if (!isStorageFailure(error)) return undefined
  // A database server recovers sooner than a full disk.
  return error instanceof DatabaseUnreachable || serverCode(error) ? 5 : 30
}
