import { existsSync, linkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../core/errors.ts'
import { syncFolder } from '../../core/sync-folder.ts'

/**
 * Makes a database file that `fill` creates under another name. It gets its own name only once it is whole:
 * a start that is interrupted leaves no half database. If another process was first, its file stays.
 */
export async function makeFile(
  file: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.new-${process.pid}`
  const remove = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
  // Left by a start that was killed.
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
