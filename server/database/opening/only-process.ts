import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../core/env.ts'
import { StartError } from '../../core/errors.ts'

/** How long the previous process may take to exit, when one is started as another is stopped. */
const patienceMs = 1000
const busy = 5

/** Held in a variable because the lock lasts only as long as the object. */
let lock: DatabaseSync | undefined

/**
 * Makes this the only process that serves the data directory: two would each send the mails, sweep the
 * other's uploads and migrate the database. The system releases the lock however this process ends.
 * Operator commands do not need it.
 */
export function beOnlyProcess({ dataDir, databaseUrl }: Settings): void {
  if (databaseUrl) return
  try {
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: patienceMs })
    lock.exec('pragma journal_mode = off; begin exclusive')
  } catch (cause) {
    const taken = (cause as { errcode?: number }).errcode === busy
    const problem = taken
      ? `another process already serves the site in ${dataDir}; several processes need DATABASE_URL`
      : `${dataDir} can't be locked`
    throw new StartError('DATA_DIR', problem, { cause })
  }
}
