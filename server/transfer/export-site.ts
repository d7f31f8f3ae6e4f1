import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../core/env.ts'
import { syncFolder } from '../core/sync-folder.ts'
import { readSnapshot } from '../database/opening/read-snapshot.ts'
import type { ImageStore } from '../images/image-store.ts'
import { jsonSchemaOf } from './file/describe-file.ts'
import { writeTransferFile } from './file/write-file.ts'
import { exportPictures } from './pictures.ts'
import { peopleFile, siteFile } from './sections.ts'

type Parts = {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>
  /** Missing or empty. */
  folder: string
  withPeople: boolean
  store: ImageStore
  now: Date
}

/** The number of records in each list, and of pictures with those in the trash. */
export type Exported = { counts: Map<string, number>; pictures: number }

/**
 * Writes the site to a folder, as it is at one moment; it may be running. `site.json` comes last: a folder
 * with it is complete. If anything fails, the folder is emptied again.
 */
export async function exportSite({ settings, folder, ...parts }: Parts): Promise<Exported> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  const { store, withPeople, now } = parts
  const written = { folder, exportedAt: now.toISOString() }
  try {
    return await readSnapshot(settings, async (db) => {
      const pictures = await exportPictures(db, store, folder)
      const counts = new Map<string, number>()
      const add = async (file: typeof siteFile) => {
        for (const [name, count] of await writeTransferFile(db, file, written)) {
          counts.set(name, count)
        }
      }
      if (withPeople) await add(peopleFile)
      const schema = JSON.stringify(jsonSchemaOf(siteFile), undefined, 2)
      await writeFile(join(folder, 'site.schema.json'), `${schema}\n`, { mode: 0o600 })
      await add(siteFile)
      await syncFolder(folder)
      return { counts, pictures }
    })
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    throw error
  }
}
