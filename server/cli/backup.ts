import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup.ts'
import { openImageStore } from '../images/open-image-store.ts'
import {
  type Command,
  CommandError,
  demandDatabaseFile,
  demandFile,
  demandSite,
  reason,
} from './command.ts'
import { quietLog } from './quiet-log.ts'

export const backup: Command = {
  usage: 'backup FILE',
  purpose: 'database, pictures and secret in one file, while the site runs',

  async run({ args, settings, folder }) {
    const name = demandFile(backup, args)
    demandDatabaseFile(settings)
    demandSite(settings)
    const file = resolve(folder, name)
    if (!existsSync(dirname(file))) throw new CommandError(`FILE: there is no ${dirname(file)}`)
    const taken = existsSync(file) && statSync(file).size > 0
    if (taken) throw new CommandError(`FILE: ${file} exists, and no backup is overwritten`)
    try {
      const store = await openImageStore(settings, quietLog)
      const { pictures, missing } = await writeBackup(file, settings.dataDir, store)
      return [
        `Backed up to ${file}: the database and ${pictures} pictures.`,
        ...notes(missing),
      ].join('\n')
    } catch (error) {
      throw new CommandError(`No backup was written: ${reason(error)}`, { cause: error })
    }
  },
}

function notes(missing: string[]): string[] {
  if (missing.length === 0) return []
  return [`${missing.length} files of pictures were missing before: see npm run academy -- check`]
}
