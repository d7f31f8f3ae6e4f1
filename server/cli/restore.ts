import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { type Command, CommandError, demandDatabaseFile, demandFile, reason } from './command.ts'
import { quietLog } from './quiet-log.ts'

export const restore: Command = {
  usage: 'restore FILE',
  purpose: 'a backup into an empty data directory',

  async run({ args, settings, folder }) {
    const name = demandFile(restore, args)
    demandDatabaseFile(settings)
    const { dataDir } = settings
    const file = resolve(folder, name)
    if (!existsSync(file)) throw new CommandError(`FILE: there is no ${file}`)
    if (readdirSync(dataDir).length > 0) {
      throw new CommandError(`DATA_DIR: ${dataDir} is not empty, and nothing is overwritten`)
    }
    try {
      const store = await openImageStore(settings, quietLog)
      const { pictures, missing } = await restoreBackup(file, dataDir, store)
      const lacking = missing.length > 0 ? ` It lacked ${missing.length} files of pictures.` : ''
      return `Restored to ${dataDir}: the database and ${pictures} pictures.${lacking}`
    } catch (error) {
      throw new CommandError(`${file} was not restored: ${reason(error)}`, { cause: error })
    }
  },
}
