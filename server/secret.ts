import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './env.ts'

/** The file in the data directory that keeps it. */
export const secretName = 'secret'

/** The key for signatures: the setting, or one made at the first start and kept in the data directory. */
export function loadSecret(settings: Settings): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, secretName)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
