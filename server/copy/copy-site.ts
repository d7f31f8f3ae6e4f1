import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { databaseName, readDatabase } from '../database/opening/site-files.ts'
import { keptPictures, storedPictures } from '../images/image-integrity.ts'
import { reindexOutdated } from '../search/reindex.ts'
import { type CopiedTableReport, copyDatabase } from './copy-database.ts'
import type { PictureCopier } from './copy-pictures.ts'
import { openTarget } from './target.ts'

type Parts = { dataDir: string; url: string; pictures: PictureCopier; now: Date }

/**
 * Copies the stopped site of a data directory to an empty PostgreSQL database. Pictures are copied
 * first, so that the database never refers to one that is not there. Returns undefined if pictures
 * failed.
 */
export async function copySite(parts: Parts): Promise<CopiedTableReport[] | undefined> {
  const { dataDir, url, pictures, now } = parts
  await bringUpToDate(dataDir)
  const target = await openTarget(url)
  const source = readDatabase(join(dataDir, databaseName))
  try {
    if (pictures.hasBucket) await noteAsStoring(target, await storedPictures(source), now)
    await pictures.copy(await keptPictures(source))
    return pictures.failed.length > 0 ? undefined : await copyDatabase(source, target)
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

/** Migrates and reindexes the database, as the start of the site does. */
async function bringUpToDate(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    await reindexOutdated(db)
  } finally {
    await db.destroy()
  }
}

const notedAtOnce = 500

/**
 * Records the pictures as being stored, so that an interrupted copy leaves no untracked files in the
 * bucket.
 */
async function noteAsStoring(target: Database, pictures: { key: string }[], now: Date) {
  const rows = pictures.map(({ key }) => ({
    key,
    checksum: '',
    state: 'storing',
    created_at: now.toISOString(),
    uploaded_by: '',
  }))
  for (let at = 0; at < rows.length; at += notedAtOnce) {
    await target
      .insertInto('images')
      .values(rows.slice(at, at + notedAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
