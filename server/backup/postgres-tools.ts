// PostgreSQL's own programs, which must be of the server's version or newer.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environmentWith } from '../core/env.ts'

/** The name of a dump in a backup. */
export const dumpName = 'site.dump'

const run = promisify(execFile)

/** Writes a dump as of an exported snapshot. */
export const dump = (url: string, file: string, snapshot: string): Promise<void> =>
  runTool('pg_dump', url, ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`])

/** Restores a dump into an empty database. */
export const restoreDump = (url: string, file: string): Promise<void> =>
  runTool('pg_restore', url, ['--no-owner', '--no-privileges', '--exit-on-error', file])

async function runTool(tool: string, url: string, args: string[]): Promise<void> {
  const place = new URL(url)
  const { password } = place
  // Everybody on the machine can read a command's words, but not its environment.
  place.password = ''
  const env = environmentWith(password ? { PGPASSWORD: decodeURIComponent(password) } : {})
  try {
    await run(tool, [`--dbname=${place.href}`, '--no-password', ...args], { env })
  } catch (cause) {
    throw new Error(problemOf(tool, cause as Failure), { cause })
  }
}

type Failure = Error & { code?: string | number; stderr?: string }

function problemOf(tool: string, { code, stderr, message }: Failure): string {
  if (code === 'ENOENT') return `${tool} is not installed`
  const [said] = (stderr ?? '').split('\n')
  return said || message
}
