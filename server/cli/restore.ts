import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { type Command, CommandError, requireEmbeddedDatabase, reason } from './command.ts'
import { quietLog } from './quiet-log.ts'

export const restore: Command = {
  usage: 'restore FILE',
  purpose: 'restore a backup into an empty data directory',
  operands: [1, 1],

  async run({ operands: [name = ''], settings, folder }) {
    requireEmbeddedDatabase(settings)
    const { dataDir } = settings
    const file = resolve(folder, name)
    if (!existsSync(file)) throw new CommandError(`FILE: ${file} does not exist`)
    if (readdirSync(dataDir).length > 0) {
      throw new CommandError(`DATA_DIR: ${dataDir} is not empty, so nothing was restored`)
    }
    try {
      const store = await openImageStore(settings, quietLog)
      const { pictures, missing } = await restoreBackup(file, dataDir, store)
      const lacking =
        missing.length > 0 ? ` ${missing.length} image files were missing from it.` : ''
      return `Restored to ${dataDir}: the database and ${pictures} images.${lacking}`
    } catch (error) {
      throw new CommandError(`${file} was not restored: ${reason(error)}`, { cause: error })
    }
  },
}
