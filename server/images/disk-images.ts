import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imagesName } from '../core/data-folders.ts'
import { syncFolder } from '../core/sync-folder.ts'
import type { ImageStore, StoredFile } from './image-store.ts'

export function diskImages(dataDir: string): ImageStore {
  const folder = join(dataDir, imagesName)
  const path = (file: string) => join(folder, file)
  // A fixed name per file, so that what a crash leaves behind is deleted with the file.
  const unfinishedPath = (file: string) => join(folder, `.${file}.unfinished`)

  async function writeOne({ file, bytes }: StoredFile): Promise<void> {
    const handle = await open(unfinishedPath(file), 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinishedPath(file), path(file))
  }

  return {
    bucketAddress: undefined,
    read: (file) => unlessMissing(readFile(path(file))),
    async open(file) {
      const handle = await unlessMissing(open(path(file)))
      try {
        return handle && { size: (await handle.stat()).size, stream: handle.createReadStream() }
      } catch (error) {
        await handle?.close()
        throw error
      }
    },
    size: async (file) => (await unlessMissing(stat(path(file))))?.size,
    async write(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await Promise.all(files.map(writeOne))
      await syncFolder(folder)
    },
    async remove(files) {
      for (const file of files) {
        await rm(path(file), { force: true })
        await rm(unfinishedPath(file), { force: true })
      }
      await unlessMissing(syncFolder(folder))
    },
    signedAddress: () => Promise.resolve(undefined),
  }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
