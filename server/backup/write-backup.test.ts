import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { diskImages } from '../images/disk-images.ts'
import { createImageRepository } from '../images/image-repository.ts'
import type { ImageStore } from '../images/image-store.ts'
import { pictureFiles, pictureKey } from '../images/picture-files.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let dataDir: string
let target: string
let db: Database
let store: ImageStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-backup-'))
  dataDir = folder
  target = join(folder, 'site.tar')
  db = await openDatabase({ dataDir })
  store = diskImages(dataDir)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

async function add(letter: string): Promise<string> {
  const key = pictureKey(letter.repeat(32), 64, 48)
  const files = pictureFiles(key).map((file) => ({ file, bytes: Buffer.from(`${letter} picture`) }))
  const rows = createImageRepository(db)
  await rows.begin(db, { key, files }, { name: '', hash: '', uploadedBy: '', now: new Date() })
  await store.write(files)
  await rows.finish(key)
  return key
}

it('contains a picture added during the backup and deleted right after the database was copied', async () => {
  await add('a')
  let came: string | undefined
  const busy: ImageStore = {
    ...store,
    async read(file) {
      came ??= await add('b')
      const databaseIsCopied = existsSync(`${target}.unfinished-${process.pid}.snapshot`)
      return databaseIsCopied && file.startsWith(came) ? undefined : store.read(file)
    },
  }
  expect(await writeBackup(target, { dataDir, databaseUrl: undefined }, busy)).toEqual({
    pictures: 2,
    missing: [],
  })
})
