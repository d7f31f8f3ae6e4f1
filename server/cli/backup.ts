import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type BackupState, noteBackup } from '../backup/backup-state.ts'
import { proveBackup } from '../backup/prove-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { systemClock } from '../core/clock.ts'
import { hasSite } from '../database/opening/site-files.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { type Call, type Command, CommandError, requireSite, reason } from './command.ts'
import { quietLog } from './quiet-log.ts'

export const backup: Command = {
  usage: 'backup FILE',
  purpose:
    'back up the database, images and secret to one file; the site may be running. With --prove: restore such a file on trial',
  operands: [1, 1],
  flags: ['prove'],

  run({ operands: [name = ''], flags, settings, folder }) {
    const file = resolve(folder, name)
    return flags.has('prove') ? prove(file, settings) : write(file, settings)
  },
}

async function write(file: string, settings: Call['settings']): Promise<string> {
  requireSite(settings)
  if (!existsSync(dirname(file))) throw new CommandError(`FILE: ${dirname(file)} does not exist`)
  const taken = existsSync(file) && statSync(file).size > 0
  if (taken) throw new CommandError(`FILE: ${file} already exists and is not overwritten`)
  const written = async () => writeBackup(file, settings, await openImageStore(settings, quietLog))
  const { pictures, missing } = await written().catch((error: unknown) => {
    throw new CommandError(`No backup was written: ${reason(error)}`, { cause: error })
  })
  return [
    `Backed up to ${file}: the database and ${pictures} images.`,
    ...notes(missing),
    ...(await noted(settings, { backedUpAt: systemClock().toISOString() })),
  ].join('\n')
}

/** Returns what the operator should know if it can't be noted, which makes the backup no worse. */
function noted({ dataDir }: Call['settings'], state: Partial<BackupState>): Promise<string[]> {
  return noteBackup(dataDir, state).then(
    () => [],
    (error: unknown) => [`That could not be noted in ${dataDir}: ${reason(error)}`],
  )
}

function notes(missing: string[]): string[] {
  if (missing.length === 0) return []
  return [`${missing.length} image files were already missing: run npm run academy -- check`]
}

async function prove(file: string, settings: Call['settings']): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`FILE: ${file} does not exist`)
  const { rows, pictures } = await proveBackup(file, { ...settings, clock: systemClock }).catch(
    (error: unknown) => {
      throw new CommandError(`${file} was not proven: ${reason(error)}`, { cause: error })
    },
  )
  // Elsewhere, a directory must stay empty for a restore.
  const isHere = settings.databaseUrl || hasSite(settings.dataDir)
  const provenAt = systemClock().toISOString()
  return [
    `Proven: ${rows} rows, ${pictures} pictures.`,
    ...(isHere ? await noted(settings, { provenAt }) : []),
  ].join('\n')
}
