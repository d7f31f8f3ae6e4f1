import { readFile } from 'node:fs/promises'
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
