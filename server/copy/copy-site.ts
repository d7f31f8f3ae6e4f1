import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../database/database.ts'
import { eraseTraces } from '../database/erase-traces.ts'
import { databaseName, readDatabase } from '../database/site-files.ts'
import type { StoredPicture } from '../images/damaged-pictures.ts'
import { personalTables } from './copied-tables.ts'
import { type CopiedTableReport, copyDatabase } from './copy-database.ts'
import type { PictureCopier } from './copy-pictures.ts'
import { identityOf } from './origin.ts'
import { forgetPictures, leavingAfter, noteComing, picturesOf, unknownOf } from './picture-rows.ts'
import { openTarget } from './target.ts'

type Parts = { dataDir: string; url: string; pictures: PictureCopier; now: Date }

/**
 * Copies the site of a data directory, which may be running, to a PostgreSQL database. Pictures go
 * first: a database never shows one that is not there. Answers nothing where pictures failed.
 */
export async function copySite(parts: Parts): Promise<CopiedTableReport[] | undefined> {
  const { dataDir, url, pictures, now } = parts
  const site = await prepareSource(dataDir)
  const target = await openTarget(url, site)
  const source = readDatabase(join(dataDir, databaseName))
  const copyNoted = async (coming: StoredPicture[]) => {
    if (coming.length === 0) return
    await noteComing(target, coming, now)
    await pictures.copy(coming)
  }
  try {
    for await (const some of picturesOf(source)) {
      await (pictures.hasBucket ? copyNoted(some) : pictures.copy(some))
    }
    await sql`begin deferred`.execute(source)
    // Those that came since, as of the moment which begins with this reading.
    for await (const some of picturesOf(source)) {
      if (pictures.hasBucket) await copyNoted(await unknownOf(target, some))
    }
    if (pictures.failed.length > 0) return undefined
    const tables = await copyDatabase(source, target, { site, now })
    await eraseTraces(target, [...personalTables])
    await removeLeaving(target, pictures)
    return tables
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

async function removeLeaving(target: Database, pictures: PictureCopier): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const keys: string[] = await leavingAfter(target, last)
    await forgetPictures(target, await pictures.remove(keys))
    last = keys.at(-1)
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
