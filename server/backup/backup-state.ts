import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BackupState = { backedUpAt: string | null; provenAt: string | null }

const fileName = 'backup-state.json'

/** Returns when the last backup was made and when one was last proven; null if never, or if the file can't be read. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '{}')
  try {
    const { backedUpAt = null, provenAt = null } = JSON.parse(text) as Partial<BackupState>
    return { backedUpAt, provenAt }
  } catch {
    return { backedUpAt: null, provenAt: null }
  }
}

const differenceMs = 60 * 60_000

/**
 * Returns the time, or null if it lies ahead: the clock was wrong then, and a backup must not count as new
 * until that day comes.
 */
export function unlessAhead(at: string | null, now: Date): string | null {
  return at !== null && at <= aheadOf(now) ? at : null
}

/** The first time that lies ahead (ISO 8601); clocks of instances differ a little. */
export const aheadOf = (now: Date) => new Date(now.getTime() + differenceMs).toISOString()

/** Notes for the running site that a backup was made or proven at this time (ISO 8601). Throws if there is no room. */
export async function noteBackup(dataDir: string, noted: Partial<BackupState>): Promise<void> {
  const file = join(dataDir, fileName)
  const unfinished = `${file}.${process.pid}`
  const state = { ...(await readBackupState(dataDir)), ...noted }
  try {
    await writeFile(unfinished, `${JSON.stringify(state)}\n`, { mode: 0o600 })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
