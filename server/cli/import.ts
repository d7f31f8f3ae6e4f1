import { resolve } from 'node:path'
import { systemClock } from '../core/clock.ts'
import { beOnlyProcess } from '../database/opening/only-process.ts'
import { withStartLock } from '../database/opening/with-start-lock.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { importSite } from '../transfer/import-site.ts'
import { type Call, type Command, CommandError, reason } from './command.ts'
import { quietLog } from './quiet-log.ts'
import { inWords } from './transfer-words.ts'

/** Generous, because nobody is waiting for a page and a distant bucket may be slow at first. */
const bucketPatienceMs = 10_000

export const importCommand: Command = {
  usage: 'import FOLDER',
  purpose: 'read an exported site into a stopped, empty one',
  operands: [1, 1],

  async run({ operands: [name = ''], settings, folder: from }) {
    const folder = resolve(from, name)
    const release = await requireStopped(settings)
    try {
      const store = await openImageStore(settings, quietLog, bucketPatienceMs)
      const imported = await withStartLock(settings, quietLog, () =>
        importSite({ settings, folder, store, now: systemClock() }),
      )
      return `Imported from ${folder}: ${inWords(imported)}.`
    } catch (error) {
      throw new CommandError(`Nothing was imported: ${reason(error)}`, {
        cause: error,
      })
    } finally {
      release()
    }
  },
}

/** Throws if the site is running. Keeps it from starting until the returned function is called. */
async function requireStopped(settings: Call['settings']): Promise<() => void> {
  const { databaseUrl } = settings
  if (!databaseUrl) {
    try {
      return beOnlyProcess(settings)
    } catch (cause) {
      throw new CommandError('DATA_DIR: the site is running: stop it first', { cause })
    }
  }
  const { countInstances } = await import('../database/postgres/count-instances.ts')
  if ((await countInstances(databaseUrl)) > 0) {
    throw new CommandError('DATABASE_URL: the site is running: stop all instances first')
  }
  return () => undefined
}
