import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './env.ts'
import { StartError } from './errors.ts'

/** The file in the data directory that holds the secret. */
export const secretName = 'secret'

const bytes = 32
const shortest = Math.ceil((bytes * 4) / 3)

/**
 * Returns the key for signatures: the setting, or one generated at the first start and stored in the
 * data directory.
 */
export function loadSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, secretName)
  const secret = readIfThere(file) ?? makeSecret(file)
  if (secret.length >= shortest) return secret
  throw new StartError(
    'DATA_DIR',
    `${file} is truncated: restore it from a backup, or remove it to have a new one made`,
  )
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError('DATA_DIR', `${file} can't be read`, { cause })
  }
}

/**
 * Creates the secret under a temporary name and links it only when it is fully on disk, so that a crash
 * never leaves half a secret.
 */
function makeSecret(file: string): string {
  const unfinished = `${file}.${process.pid}`
  try {
    writeDurably(unfinished, randomBytes(bytes).toString('base64url'))
    linkSync(unfinished, file)
  } catch (cause) {
    // Another process was first.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError('DATA_DIR', `${file} can't be written`, { cause })
    }
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
