import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../core/env.ts'
import { StartError } from '../../core/errors.ts'

/** So long the process before may take to end, where one is started as another is stopped. */
const patienceMs = 1000
const busy = 5

/** Kept, because the lock lasts as long as what holds it. */
let lock: DatabaseSync | undefined

/**
 * Makes this the only process that serves the data directory: two would each send the mails, sweep
 * the other's uploads and migrate the database. The system frees the lock when this process ends in
 * whatever way. Operator's commands need none.
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
