import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../core/env.ts'
import { StartError } from '../../core/errors.ts'
import { lockName } from './site-files.ts'

/** How long the previous process may take to exit, when one is started as another is stopped. */
const patienceMs = 1000
const busy = 5

/** Held in a variable because a lock lasts only as long as its object. */
const locks = new Set<DatabaseSync>()

/**
 * Makes this the only process that serves the data directory: two would each send the mails, sweep the
 * other's uploads and migrate the database. The system releases the lock however this process ends.
 * Of operator commands, import and restore need it. Returns a function that releases the lock earlier.
 */
export function beOnlyProcess({ dataDir, databaseUrl }: Settings): () => void {
  if (databaseUrl) return () => undefined
  try {
    const taken = new DatabaseSync(join(dataDir, lockName), { timeout: patienceMs })
    taken.exec('pragma journal_mode = off; begin exclusive')
    locks.add(taken)
    return () => {
      locks.delete(taken)
      taken.close()
    }
  } catch (cause) {
    const taken = (cause as { errcode?: number }).errcode === busy
    const problem = taken
      ? `another process already serves the site in ${dataDir}; several processes need DATABASE_URL`
      : `${dataDir} can't be locked`
    throw new StartError('DATA_DIR', problem, { cause })
  }
}
