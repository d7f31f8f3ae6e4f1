import { createHash } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Settings } from '../core/env.ts'
import { secretName } from '../core/secret.ts'
import { syncFolder } from '../core/sync-folder.ts'
import { keptPictures, type KeptPicture } from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { type CopiedDatabase, openToCopy } from './database-copy.ts'
import { namingFullDisk } from './naming-full-disk.ts'
import { type Manifest, manifestName } from './manifest.ts'

export type Written = { pictures: number; missing: string[] }

type Site = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Writes a consistent backup of a running site (database, pictures and secret) to one file. If that fails,
 * nothing of it is left.
 */
export function writeBackup(target: string, site: Site, store: ImageStore): Promise<Written> {
  return namingFullDisk(dirname(target), () => writeArchive(target, site, store))
}

async function writeArchive(target: string, settings: Site, store: ImageStore): Promise<Written> {
  await removeAbandoned(target)
  const unfinished = target + unfinishedEnd + process.pid
  const snapshot = `${unfinished}.snapshot`
  const archive = await createArchive(unfinished)
  const database = await openToCopy(settings)
  try {
    const written = await addDatabase(archive, database, snapshot, store)
    await archive.addFileIfThere(secretName, join(settings.dataDir, secretName))
    await archive.finish()
    await rename(unfinished, target)
    await syncFolder(dirname(target))
    return written
  } finally {
    await database.close()
    await archive.close()
    await rm(unfinished, { force: true })
    await rm(snapshot, { force: true })
  }
}

const unfinishedEnd = '.unfinished-'

/** Removes what a killed process has left of a backup of this name; others may be writing one now. */
async function removeAbandoned(target: string): Promise<void> {
  const beginning = basename(target) + unfinishedEnd
  const names = (await readdir(dirname(target))).filter((name) => name.startsWith(beginning))
  for (const name of names) {
    const pid = Number.parseInt(name.slice(beginning.length), 10)
    if (pid === process.pid || !isRunning(pid)) await rm(join(dirname(target), name))
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Maximum number of passes over the pictures before the database is copied, however many arrive meanwhile. */
const mostLooks = 10

/** The SHA-256 of a file; undefined for a missing one. */
type Sums = Map<string, string | undefined>

/**
 * Adds pictures until no new ones turn up, then the database snapshot, then the pictures that only the
 * snapshot knows. So every picture in the snapshot was read either just before or after it was taken.
 */
async function addDatabase(
  archive: ArchiveWriter,
  database: CopiedDatabase,
  snapshot: string,
  store: ImageStore,
): Promise<Written> {
  /** By file, whose name is different in the trash. */
  const added: Sums = new Map()
  /** Returns whether it added any. */
  const addPictures = async (pictures: KeptPicture[]) => {
    const before = added.size
    for (const file of pictures.flatMap(({ files }) => files)) {
      if (!added.has(file)) added.set(file, await addPicture(archive, store, file))
    }
    return added.size > before
  }
  for (let looks = 0; looks < mostLooks; looks += 1) {
    if (!(await addPictures(await keptPictures(database.db)))) break
  }
  const { pictures, rows, lost } = await database.copyTo(snapshot)
  await addPictures(pictures)
  await archive.addFile(database.name, snapshot)
  const sums = pictures
    .flatMap(({ files }) => files)
    .map((file) => [file, added.get(file)] as const)
  const missing = sums.flatMap(([file, sum]) => (sum === undefined ? [file] : []))
  const known = sums.flatMap(([file, sum]) => (sum === undefined ? [] : [[file, sum]]))
  const manifest: Manifest = { format: 1, rows, pictures: Object.fromEntries(known), missing, lost }
  await archive.addBytes(manifestName, Buffer.from(JSON.stringify(manifest)))
  return { pictures: pictures.length, missing }
}

async function addPicture(
  archive: ArchiveWriter,
  store: ImageStore,
  file: string,
): Promise<string | undefined> {
  const bytes = await store.read(file)
  if (!bytes) return undefined
  await archive.addBytes(`images/${file}`, bytes)
  return createHash('sha256').update(bytes).digest('hex')
}
