import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../database/opening/open-database.ts'
import { assertIntegrity } from '../database/sqlite/assert-integrity.ts'
import { emptyLog } from '../database/sqlite/secure-delete.ts'
import { databaseName } from '../database/opening/site-files.ts'
import { keptPictures } from '../images/image-integrity.ts'
import type { ImageStore, StoredFile } from '../images/image-store.ts'
import { secretName } from '../core/secret.ts'
import { syncFolder } from '../core/sync-folder.ts'
import { openArchive } from './archive-reader.ts'
import { endAccess } from './end-access.ts'

type Archive = Awaited<ReturnType<typeof openArchive>>
export type Restored = { pictures: number; missing: string[] }

/**
 * Restores a backup into an empty data directory. The database is moved in last, so a directory with a
 * database is a complete site; if anything fails, the directory is emptied again.
 */
export async function restoreBackup(
  source: string,
  dataDir: string,
  store: ImageStore,
): Promise<Restored> {
  const present = await readdir(dataDir)
  if (present.length > 0) throw new Error(`${dataDir} is not empty`)
  const archive = await openArchive(source)
  const staging = join(dataDir, '.restoring')
  try {
    await mkdir(staging, { mode: 0o700 })
    if (!(await archive.extract(databaseName, join(staging, databaseName)))) {
      throw new Error('it has no database')
    }
    const restored = await restorePictures(archive, staging, store)
    await archive.extract(secretName, join(dataDir, secretName))
    await rename(join(staging, databaseName), join(dataDir, databaseName))
    await rm(staging, { recursive: true })
    await syncFolder(dataDir)
    return restored
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true })
    throw error
  }
}

/** Migrates the database and stores the pictures it references, including those in the trash. */
async function restorePictures(archive: Archive, staging: string, store: ImageStore) {
  const db = await openDatabase({ dataDir: staging })
  try {
    await assertIntegrity(db)
    await endAccess(db)
    await emptyLog(db)
    const known = await keptPictures(db)
    const missing: string[] = []
    for (const picture of known)
      missing.push(...(await restorePicture(archive, store, picture.files)))
    return { pictures: known.length, missing }
  } finally {
    await db.destroy()
  }
}

async function restorePicture(archive: Archive, store: ImageStore, names: string[]) {
  const missing: string[] = []
  const files: StoredFile[] = []
  for (const file of names) {
    const bytes = await archive.read(`images/${file}`)
    if (bytes) files.push({ file, bytes })
    else missing.push(file)
  }
  await store.write(files)
  return missing
}
