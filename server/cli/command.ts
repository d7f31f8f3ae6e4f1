import type { Settings } from '../core/env.ts'
import { hasSite } from '../database/opening/site-files.ts'

/** Why a command was not done: one line for the operator. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.exitCode = options.exitCode ?? 1
  }
}

/** What a command is called with; `folder` is where relative file names begin. */
export type Call = { operands: string[]; settings: Settings; folder: string }

export type Command = {
  /** The words after `npm run academy --`. */
  usage: string
  purpose: string
  /** How many operands it takes, at least and at most; what it must have can't be empty. */
  operands: readonly [number, number]
  /** Returns what the operator reads when it is done. */
  run(call: Call): Promise<string>
}

export function usageOf({ usage }: Pick<Command, 'usage'>): string {
  return `Usage: npm run academy -- ${usage}`
}

export function wrongUse(command: Pick<Command, 'usage'>): CommandError {
  return new CommandError(usageOf(command), { exitCode: 2 })
}

/** Throws where no site was ever started with these settings: a command never makes one. */
export function requireSite({ databaseUrl, dataDir }: Settings): void {
  if (!databaseUrl && !hasSite(dataDir))
    throw new CommandError(`DATA_DIR: there is no site in ${dataDir}`)
}

/** Throws where the database is not a file of ours that could be put into a backup. */
export function requireEmbeddedDatabase({ databaseUrl }: Settings): void {
  if (!databaseUrl) return
  throw new CommandError(
    'DATABASE_URL: the database is on a server: use pg_dump and pg_restore, and copy the images',
  )
}

/** The cause in one line, whatever was thrown. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
