import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { databaseName } from '../database/opening/site-files.ts'
import type { ImageStore } from '../images/image-store.ts'
import { noteSamples } from '../sample-content/samples-fact.ts'
import { reindexOutdated } from '../search/reindex.ts'
import { buildLists } from './build-lists.ts'
import { assertEmpty, removeReplaced } from './empty-site.ts'
import { checkTransferFile, readTransferFile } from './file/read-file.ts'
import { endNotes, noteStoring, removeNoted } from './noted-pictures.ts'
import { checkPictures, importPictures, pictureOf, type TransferPicture } from './pictures.ts'
import { Refusal, type TransferFile } from './records/section.ts'
import { peopleFile, siteFile } from './sections.ts'
import { pictures as pictureSection, trashedPictures } from './sections/pictures.ts'

type Parts = {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>
  folder: string
  store: ImageStore
  now: Date
}

/** The number of records in each list, and of pictures with those in the trash. */
export type Imported = { counts: Map<string, number>; pictures: number }

/**
 * Reads an export into an empty site that is not running. Everything is checked before anything is written;
 * the database is written in one transaction. After a failure the site is as empty as before. After a kill
 * it may have pictures that no table names but as being stored: an import takes them up again, and the
 * daily sweep removes them.
 */
export async function importSite({ settings, folder, store, now }: Parts): Promise<Imported> {
  const files = [siteFile, ...(existsSync(join(folder, peopleFile.file)) ? [peopleFile] : [])]
  const pictures = await check(folder, files)
  const isNew = !settings.databaseUrl && !existsSync(join(settings.dataDir, databaseName))
  const db = await openToImport(settings)
  try {
    await assertEmpty(db)
    try {
      const left = await noteStoring(db, pictures, now)
      await importPictures(folder, pictures, store)
      const counts = await write(db, folder, files, (trx) => endNotes(trx, left, now))
      return { counts, pictures: pictures.length }
    } catch (error) {
      await removeNoted(db, store, pictures).catch((left: unknown) => {
        const why = `${(error as Error).message} (and images are left: ${(left as Error).message})`
        throw new Error(why, { cause: error })
      })
      throw error
    }
  } catch (error) {
    await db.destroy()
    if (isNew) removeDatabase(settings.dataDir)
    throw error
  } finally {
    await db.destroy()
  }
}

/** Returns the pictures of a whole, undamaged export. Throws `Refusal`. */
async function check(folder: string, files: TransferFile[]): Promise<TransferPicture[]> {
  if (!existsSync(join(folder, siteFile.file))) {
    throw new Refusal(`there is no ${siteFile.file} in ${folder}`)
  }
  const pictures: TransferPicture[] = []
  const ofPictures = new Set([pictureSection.name, trashedPictures.name])
  for (const file of files) {
    await checkTransferFile(folder, file, (section, record) => {
      if (ofPictures.has(section.name)) pictures.push(pictureOf(section, record))
    })
  }
  await checkPictures(folder, pictures)
  return pictures
}

/** Opens the database without time limits, migrated. */
async function openToImport(settings: Parts['settings']): Promise<Database> {
  const db = await openDatabase(settings)
  await reindexOutdated(db)
  if (!settings.databaseUrl) return db
  await db.destroy()
  const { openPatiently } = await import('../database/postgres/open-postgres.ts')
  return openPatiently(settings.databaseUrl)
}

function write(
  db: Database,
  folder: string,
  files: TransferFile[],
  begin: (trx: Database) => Promise<void>,
): Promise<Map<string, number>> {
  // unaudited: an import brings the audit log of the site that it reads
  return db.transaction().execute(async (trx) => {
    const counts = new Map<string, number>()
    await begin(trx)
    for (const file of files) await removeReplaced(trx, file)
    await buildLists(trx, async () => {
      for (const file of files) {
        for await (const { section, first, records } of readTransferFile(folder, file)) {
          const { name } = section
          await section.write(trx, records).catch((cause: unknown) => {
            const where = `${file.file}: ${name} ${first + 1} to ${first + records.length}`
            throw new Refusal(`${where}: ${(cause as Error).message}`, { cause })
          })
          counts.set(name, (counts.get(name) ?? 0) + records.length)
        }
      }
    })
    await noteSamples(trx, 'added')
    return counts
  })
}

function removeDatabase(dataDir: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) {
    rmSync(join(dataDir, databaseName + end), { force: true })
  }
}
