import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openArchive } from '../backup/archive-reader.ts'
import { namingFullDisk } from '../backup/naming-full-disk.ts'
import { isEmpty, restoreBackup } from '../backup/restore-backup.ts'
import { systemClock } from '../core/clock.ts'
import { loadSecret } from '../core/secret.ts'
import type { Database } from '../database/database.ts'
import { beOnlyProcess } from '../database/opening/only-process.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { erasureListName } from '../persons/erasure-list.ts'
import { eraseListed, joinErasureLists } from '../persons/erasures.ts'
import { type Command, CommandError, requireEmbeddedDatabase, reason } from './command.ts'
import { erasedAgain } from './erased-again.ts'
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
    if (!isEmpty(dataDir)) {
      throw new CommandError(`DATA_DIR: ${dataDir} is not empty, so nothing was restored`)
    }
    const beside = dirname(file)
    const hasList = [dataDir, beside].some((place) => existsSync(join(place, erasureListName)))
    let erased = ''
    const release = beOnlyProcess(settings)
    try {
      const store = await openImageStore(settings, quietLog)
      const archive = await openArchive(file)
      const eraseAgain = async (db: Database) => {
        const parts = { db, clock: systemClock, dataDir, secret: loadSecret(settings) }
        const foreign = await joinErasureLists(parts, beside)
        erased = erasedAgain(await eraseListed(parts), foreign)
      }
      const { pictures, missing } = await namingFullDisk(dataDir, () =>
        restoreBackup(archive, dataDir, store, eraseAgain),
      )
      const lacking =
        missing.length > 0 ? ` ${missing.length} image files were missing from it.` : ''
      const restored = `Restored to ${dataDir}: the database and ${pictures} images.${lacking}`
      return `${restored}\n${hasList ? erased : noList(dataDir)}`
    } catch (error) {
      throw new CommandError(`${file} was not restored: ${reason(error)}`, { cause: error })
    } finally {
      release()
    }
  },
}

const noList = (dataDir: string) =>
  `No list of erased addresses was found: if the site before has one, put it at ${join(dataDir, erasureListName)} before you start this one.`
