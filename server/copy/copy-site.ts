import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../database/database.ts'
import { eraseTraces } from '../database/erase-traces.ts'
import { databaseName, readDatabase } from '../database/site-files.ts'
import { storedPictures } from '../images/damaged-pictures.ts'
import { personalTables } from './copied-tables.ts'
import { type CopiedDatabase, copyDatabase } from './copy-database.ts'
import type { PictureCopier } from './copy-pictures.ts'
import { identityOf } from './origin.ts'
import { forgetPictures, noteComing } from './picture-rows.ts'
import { openTarget } from './target.ts'

type Parts = { dataDir: string; url: string; pictures: PictureCopier; now: Date }

/**
 * Copies the site of a data directory, which may be running, to a PostgreSQL database. Pictures go
 * first: a database never shows one that is not there. Answers nothing where pictures failed.
 */
export async function copySite(parts: Parts): Promise<CopiedDatabase | undefined> {
  const { dataDir, url, pictures, now } = parts
  const site = await prepareSource(dataDir)
  const target = await openTarget(url, site)
  const source = readDatabase(join(dataDir, databaseName))
  const copyPictures = async () => {
    const stored = await storedPictures(source)
    if (pictures.hasBucket) await noteComing(target, stored, now)
    await pictures.copy(stored)
  }
  try {
    await copyPictures()
    await sql`begin deferred`.execute(source)
    // Those that came since, as of the moment which begins with this reading.
    await copyPictures()
    if (pictures.failed.length > 0) return undefined
    const copied = await copyDatabase(source, target, { site, now })
    await eraseTraces(target, [...personalTables])
    await forgetPictures(target, await pictures.remove(copied.gonePictures))
    return copied
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

/** Brings the source up to date, as the start does; answers what tells it from other sites. */
async function prepareSource(dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir })
  try {
    return await identityOf(db)
  } finally {
    await db.destroy()
  }
}
