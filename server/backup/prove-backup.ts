import { createHash } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { assertIntegrity } from '../database/sqlite/assert-integrity.ts'
import { diskImages } from '../images/disk-images.ts'
import { keptPictures } from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'
import { type Archive, openArchive } from './archive-reader.ts'
import { assertRows, type Manifest } from './manifest.ts'
import { dumpName } from './postgres-tools.ts'
import { inProofFolder } from './proof-folder.ts'
import { readManifest, restoreBackup, restorePicture } from './restore-backup.ts'
import { findProblems } from './site-problems.ts'

/** How many rows and pictures were restored. */
export type Proven = { rows: number; pictures: number }

/** The files of a backup are restored beside a journal of the database's changes. */
const spaceFactor = 1.5

/**
 * Restores a backup where nobody uses it, and compares what comes back with what the backup says of the
 * site: every row and every picture. Throws if anything is missing or damaged.
 */
export async function proveBackup(
  source: string,
  { databaseUrl, clock }: Pick<Settings, 'databaseUrl'> & { clock: Clock },
): Promise<Proven> {
  const bytes = (await stat(source)).size * spaceFactor
  return inProofFolder({ bytes, clock }, async (folder) => {
    const archive = await openArchive(source)
    const manifest = await readManifest(archive)
    if (!manifest) throw new Error('it is of an older version, which did not count its rows')
    const dataDir = join(folder, 'site')
    await mkdir(dataDir, { mode: 0o700 })
    const store = diskImages(dataDir)
    const pictures = await (archive.has(dumpName)
      ? proveDump(archive, dataDir, store, manifest, databaseUrl)
      : proveFile(archive, dataDir, store, manifest))
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    return { rows, pictures }
  })
}

/** Restoring compares the rows before it changes any. Returns how many pictures there are. */
async function proveFile(
  archive: Archive,
  dataDir: string,
  store: ImageStore,
  manifest: Manifest,
): Promise<number> {
  const { pictures } = await restoreBackup(archive, dataDir, store)
  const db = await openDatabase({ dataDir })
  try {
    await assertSound(db, store, manifest)
    return pictures
  } finally {
    await db.destroy()
  }
}

async function proveDump(
  archive: Archive,
  dataDir: string,
  store: ImageStore,
  manifest: Manifest,
  databaseUrl: string | undefined,
): Promise<number> {
  if (!databaseUrl) throw new Error('it is of a site on PostgreSQL: DATABASE_URL is not set')
  const file = join(dataDir, dumpName)
  await archive.extract(dumpName, file)
  // Imported lazily: the driver takes memory that a site on SQLite does not need.
  const { inProofDatabase } = await import('./proof-database.ts')
  return inProofDatabase(databaseUrl, file, async (db) => {
    await assertRows(db, manifest.rows)
    const known = await keptPictures(db)
    for (const { files } of known) await restorePicture(archive, store, files)
    await assertSound(db, store, manifest)
    return known.length
  })
}

/** Throws for the first problem of the restored site that the site itself did not have. */
async function assertSound(
  db: Database,
  store: ImageStore,
  { pictures, missing, lost }: Manifest,
): Promise<void> {
  await assertIntegrity(db)
  for (const [file, sum] of Object.entries(pictures)) {
    const bytes = await store.read(file)
    if (!bytes) throw new Error(`its picture ${file} is missing`)
    const found = createHash('sha256').update(bytes).digest('hex')
    if (found !== sum) throw new Error(`its picture ${file} is not what the site had`)
  }
  const problems = await findProblems(db, store)
  const known = new Set(lost)
  const [problem] = [
    ...missing.map((file) => `the site had lost its picture ${file}`),
    ...problems.damaged,
    ...problems.lost.filter((line) => !known.has(line)),
  ]
  if (problem) throw new Error(problem)
}
