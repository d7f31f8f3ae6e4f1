// To read all of a large database takes long: a start does it only if the file is not the one that a checked program closed.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file in the data directory that says what the database was like when it was last closed. */
const checkedName = 'checked'

/**
 * Notes what the file is like. To be called once it is closed, if it was whole when it was opened. False if that can't be
 * written: the next start then reads the whole file.
 */
export function noteChecked(file: string): boolean {
  try {
    writeFileSync(pathFor(file), stampOf(file), { mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/** Whether nobody has written to the file or replaced it since it was noted. */
export function isAsChecked(file: string): boolean {
  try {
    return readFileSync(pathFor(file), 'utf8') === stampOf(file)
  } catch {
    return false
  }
}

const pathFor = (file: string) => join(dirname(file), checkedName)

/** No copy has the number of the file it was made from, nor a file changed in place its time. */
function stampOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true })
  return `${ino} ${size} ${mtimeNs}`
}
