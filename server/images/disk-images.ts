import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where stored pictures lie. File names are those of `shared/image-address.ts`. */
export type ImageStore = {
  /** The bytes of a file; undefined where there is none. */
  read(file: string): Promise<Buffer | undefined>
  /** Copies every file of a folder into the store. */
  addFolder(folder: string): Promise<void>
}

export function diskImages(dataDir: string): ImageStore {
  const folder = join(dataDir, 'images')
  return {
    async read(file) {
      try {
        return await readFile(join(folder, file))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async addFolder(source) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await cp(source, folder, { recursive: true })
    },
  }
}
