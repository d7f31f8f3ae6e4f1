import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { assertIntegrity } from '../database/sqlite/assert-integrity.ts'
import { emptyLog } from '../database/sqlite/secure-delete.ts'
import { databaseName, lockName, readDatabase } from '../database/opening/site-files.ts'
import { keptPictures } from '../images/image-integrity.ts'
import type { ImageStore, StoredFile } from '../images/image-store.ts'
import { imagesName, restoringName } from '../core/data-folders.ts'
import { secretName } from '../core/secret.ts'
import { syncFolder } from '../core/sync-folder.ts'
import { erasureListName } from '../persons/erasure-list.ts'
import type { Archive } from './archive-reader.ts'
import { endAccess } from './end-access.ts'
import { assertRows, type Manifest, manifestName, parseManifest } from './manifest.ts'

export type Restored = { pictures: number; missing: string[] }

/** What is done to the restored database before it is the site's. */
type Finish = (db: Database) => Promise<void>

/** Undefined for a backup of an older version. */
export async function readManifest(archive: Archive): Promise<Manifest | undefined> {
  const bytes = await archive.read(manifestName)
  return bytes && parseManifest(bytes)
}

const mayStay = new Set<string>([erasureListName, lockName, `${lockName}-journal`])
const ofRestore = [restoringName, secretName, imagesName]

/** Whether a backup can be restored into this directory. What a killed restore left there does not matter. */
export function isEmpty(dataDir: string): boolean {
  const mayGo = new Set<string>(wasInterrupted(dataDir) ? ofRestore : [])
  return readdirSync(dataDir).every((name) => mayStay.has(name) || mayGo.has(name))
}

const wasInterrupted = (dataDir: string) =>
  existsSync(join(dataDir, restoringName)) && !existsSync(join(dataDir, databaseName))

function empty(dataDir: string): void {
  for (const name of [databaseName, ...ofRestore]) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Restores a backup into an empty data directory. The database is moved in last, so a directory with a
 * database is a complete site; if anything fails, the directory is emptied again.
 */
export async function restoreBackup(
  archive: Archive,
  dataDir: string,
  store: ImageStore,
  finish: Finish = () => Promise.resolve(),
): Promise<Restored> {
  if (!isEmpty(dataDir)) throw new Error(`${dataDir} is not empty`)
  const manifest = await readManifest(archive)
  const staging = join(dataDir, restoringName)
  empty(dataDir)
  try {
    await mkdir(staging, { mode: 0o700 })
    if (!(await archive.extract(databaseName, join(staging, databaseName)))) {
      throw new Error('it has no database')
    }
    if (manifest) await assertComplete(join(staging, databaseName), manifest)
    await archive.extract(secretName, join(dataDir, secretName))
    const restored = await restorePictures(archive, staging, store, finish)
    await rename(join(staging, databaseName), join(dataDir, databaseName))
    await rm(staging, { recursive: true })
    await syncFolder(dataDir)
    return restored
  } catch (error) {
    empty(dataDir)
    throw error
  }
}

/** Throws if a row is missing. This has to come before anything changes the database. */
async function assertComplete(file: string, { rows }: Manifest): Promise<void> {
  const db = readDatabase(file)
  try {
    await assertRows(db, rows)
  } finally {
    await db.destroy()
  }
}

/** Migrates the database and stores the pictures it references, including those in the trash. */
async function restorePictures(
  archive: Archive,
  staging: string,
  store: ImageStore,
  finish: Finish,
) {
  const db = await openDatabase({ dataDir: staging })
  try {
    await assertIntegrity(db)
    await endAccess(db)
    await finish(db)
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

/** Returns the files that the archive does not have. */
export async function restorePicture(
  archive: Archive,
  store: ImageStore,
  names: string[],
): Promise<string[]> {
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
