import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { databaseName, readDatabase } from '../database/opening/site-files.ts'
import { keptPictures } from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'
import { secretName } from '../core/secret.ts'
import { syncFolder } from '../core/sync-folder.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'

export type Written = { pictures: number; missing: string[] }

/** Writes a consistent backup of a running site (database, pictures and secret) to one file. */
export async function writeBackup(
  target: string,
  dataDir: string,
  store: ImageStore,
): Promise<Written> {
  const unfinished = `${target}.unfinished`
  const snapshot = `${target}.snapshot`
  const archive = await createArchive(unfinished)
  const db = readDatabase(join(dataDir, databaseName))
  try {
    await rm(snapshot, { force: true })
    const written = await addDatabase(archive, db, snapshot, store)
    await archive.addFileIfThere(secretName, join(dataDir, secretName))
    await archive.finish()
    await rename(unfinished, target)
    await syncFolder(dirname(target))
    return written
  } finally {
    await db.destroy()
    await archive.close()
    await rm(unfinished, { force: true })
    await rm(snapshot, { force: true })
  }
}

/** Maximum number of passes over the pictures before the database is copied, however many arrive meanwhile. */
const mostLooks = 10

/**
 * Adds pictures until no new ones turn up, then the database snapshot, then the pictures that only the
 * snapshot knows. So every picture in the snapshot was read either just before or after it was taken.
 */
async function addDatabase(
  archive: ArchiveWriter,
  db: Database,
  snapshot: string,
  store: ImageStore,
): Promise<Written> {
  /** The missing files of each picture, by its first file, whose name is different in the trash. */
  const added = new Map<string | undefined, string[]>()
  /** Returns whether it added any. */
  const addPictures = async (from: Database) => {
    const before = added.size
    for (const { files } of await keptPictures(from)) {
      if (!added.has(files[0])) added.set(files[0], await addPicture(archive, store, files))
    }
    return added.size > before
  }
  for (let looks = 0; looks < mostLooks && (await addPictures(db)); looks += 1);
  await sql`vacuum into ${snapshot}`.execute(db)
  const saved = readDatabase(snapshot)
  await addPictures(saved)
  const known = await keptPictures(saved)
  await saved.destroy()
  await archive.addFile(databaseName, snapshot)
  return {
    pictures: known.length,
    missing: known.flatMap(({ files }) => added.get(files[0]) ?? []),
  }
}

/** Adds the files of a picture; returns the names of missing ones. */
async function addPicture(archive: ArchiveWriter, store: ImageStore, files: string[]) {
  const missing: string[] = []
  for (const file of files) {
    const bytes = await store.read(file)
    if (bytes) await archive.addBytes(`images/${file}`, bytes)
    else missing.push(file)
  }
  return missing
}
