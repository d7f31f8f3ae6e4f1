import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { imagesName, restoringName } from '../../core/data-folders.ts'
import { StartError } from '../../core/errors.ts'
import { isAsChecked } from './checked-file.ts'
import { findDamage } from './find-damage.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB, without the extended codes in the higher bytes. */
const damageCodes = new Set([11, 26])
const restoreIt = 'restore a backup (academy restore FILE)'

/**
 * Throws if the database file is damaged, or is missing although other files of the site exist:
 * starting anyway could destroy recoverable data or show an empty site. Writes nothing.
 */
export function assertDatabaseFile(file: string): void {
  if (!existsSync(file)) {
    const left = leftBehind(file)
    if (left)
      refuse(
        `${file} is missing, but ${left} exists: ${restoreIt}, or remove ${left} to start over`,
      )
    return
  }
  if (statSync(file).size === 0) {
    refuse(`the database ${file} is empty: ${restoreIt}, or remove it to start over`)
  }
  if (isAsChecked(file)) return
  const found = tryOut(file, () => firstDamage(file))
  if (found) refuse(`the database ${file} is damaged (${found}): ${restoreIt}`)
}

/** Runs `work` and returns its result; throws a StartError with instructions if the file is damaged. */
export function tryOut<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    const { errcode } = cause as { errcode?: number }
    const damaged = damageCodes.has(Number(errcode) & 0xff)
    const problem = damaged ? `is damaged or not a database: ${restoreIt}` : "can't be opened"
    throw new StartError('DATA_DIR', `the database ${file} ${problem}`, { cause })
  }
}

function refuse(problem: string): never {
  throw new StartError('DATA_DIR', problem)
}

/** Returns a file or folder that only a site with a database, or a killed restore, leaves in its directory. */
function leftBehind(file: string): string | undefined {
  const pictures = join(dirname(file), imagesName)
  const restoring = join(dirname(file), restoringName)
  const left = [`${file}-wal`, restoring, pictures].filter((path) => existsSync(path))
  return left.find((path) => path !== pictures || readdirSync(path).length > 0)
}

/** Does not compare indexes with their tables; `academy check` does. */
function firstDamage(file: string): string | undefined {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return findDamage(sqlite)
  } finally {
    sqlite.close()
  }
}
