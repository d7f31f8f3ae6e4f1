import { existsSync, linkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../core/errors.ts'
import { syncFolder } from '../../core/sync-folder.ts'

/**
 * Creates a database file. `fill` writes it under a temporary name, and it is linked only when
 * complete, so an interrupted start leaves no partial database. If another process was first, its file
 * stays.
 */
export async function makeFile(
  file: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.new-${process.pid}`
  const remove = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
  // Remove what a killed start left behind.
  remove()
  try {
    await fill(unfinished)
    linkSync(unfinished, file)
    await syncFolder(dirname(file))
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    if (!existsSync(file)) throw new StartError('DATA_DIR', `${file} can't be written`, { cause })
  } finally {
    remove()
  }
}
