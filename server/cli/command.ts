import type { Settings } from '../core/env.ts'
import { hasSite } from '../database/opening/site-files.ts'

/** Why a command failed, in one line for the operator. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.exitCode = options.exitCode ?? 1
  }
}

/** What a command is called with; relative file names start at `folder`. */
export type Call = {
  operands: string[]
  /** The names of the given flags: `people` for `--people`. */
  flags: ReadonlySet<string>
  settings: Settings
  folder: string
}

export type Command = {
  /** The words after `npm run academy --`. */
  usage: string
  purpose: string
  /** The minimum and maximum number of operands; required ones must not be empty. */
  operands: readonly [number, number]
  /** The names of its flags, without hyphens. */
  flags?: readonly string[]
  /** Returns the text that the operator sees when it is done. */
  run(call: Call): Promise<string>
}

export function usageOf({ usage }: Pick<Command, 'usage'>): string {
  return `Usage: npm run academy -- ${usage}`
}

export function wrongUse(command: Pick<Command, 'usage'>): CommandError {
  return new CommandError(usageOf(command), { exitCode: 2 })
}

/** Throws if no site was ever started with these settings: a command never creates one. */
export function requireSite({ databaseUrl, dataDir }: Settings): void {
  if (!databaseUrl && !hasSite(dataDir))
    throw new CommandError(`DATA_DIR: there is no site in ${dataDir}`)
}

/** Throws unless the database is an embedded file, which a command can put in its place. */
export function requireEmbeddedDatabase({ databaseUrl }: Settings): void {
  if (!databaseUrl) return
  throw new CommandError(
    'DATABASE_URL: the database is on a server: use pg_restore, and copy the images (docs/operating.md)',
  )
}

/** Returns the first line of the error message, whatever was thrown. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
