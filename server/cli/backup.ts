import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup.ts'
import { openImageStore } from '../images/open-image-store.ts'
import {
  type Command,
  CommandError,
  requireEmbeddedDatabase,
  requireSite,
  reason,
} from './command.ts'
import { quietLog } from './quiet-log.ts'

export const backup: Command = {
  usage: 'backup FILE',
  purpose: 'back up the database, images and secret to one file; the site may be running',
  operands: [1, 1],

  async run({ operands: [name = ''], settings, folder }) {
    requireEmbeddedDatabase(settings)
    requireSite(settings)
    const file = resolve(folder, name)
    if (!existsSync(dirname(file))) throw new CommandError(`FILE: ${dirname(file)} does not exist`)
    const taken = existsSync(file) && statSync(file).size > 0
    if (taken) throw new CommandError(`FILE: ${file} already exists and is not overwritten`)
    try {
      const store = await openImageStore(settings, quietLog)
      const { pictures, missing } = await writeBackup(file, settings.dataDir, store)
      return [`Backed up to ${file}: the database and ${pictures} images.`, ...notes(missing)].join(
        '\n',
      )
    } catch (error) {
      throw new CommandError(`No backup was written: ${reason(error)}`, { cause: error })
    }
  },
}

function notes(missing: string[]): string[] {
  if (missing.length === 0) return []
  return [`${missing.length} image files were already missing: run npm run academy -- check`]
}
