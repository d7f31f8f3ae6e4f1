// The files of pictures on their way: each is read once, and compared with its checksum.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageAddress } from '../../shared/image-address.ts'
import type { Database } from '../database/database.ts'
import { keptPictures } from '../images/image-integrity.ts'
import type { ImageStore, StoredFile } from '../images/image-store.ts'
import { pictureChecksum, pictureFiles, trashed } from '../images/picture-files.ts'
import { type FileRecord, Refusal, type Section } from './records/section.ts'
import { trashedPictures } from './sections/pictures.ts'

/** The folder of an export that has the files. */
export const picturesFolder = 'pictures'

/** A picture of an export, with the names of its files. */
export type TransferPicture = { key: string; checksum: string; files: string[] }

const atOnce = 4

/** Copies all pictures to the folder; returns how many. Throws if one is missing or damaged. */
export async function exportPictures(
  db: Database,
  store: ImageStore,
  folder: string,
): Promise<number> {
  const target = join(folder, picturesFolder)
  await mkdir(target, { mode: 0o700 })
  const pictures = await keptPictures(db)
  await severalAtOnce(pictures, async (picture) => {
    for (const { file, bytes } of await readPicture(picture, (file) => store.read(file))) {
      await writeFile(join(target, file), bytes, { mode: 0o600, flag: 'wx' })
    }
  }).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    throw new Error(`${cause.message}: run npm run academy -- check`, { cause })
  })
  return pictures.length
}

/** The picture that a record of an export describes. */
export function pictureOf(section: Section, record: FileRecord): TransferPicture {
  const { key, checksum } = record as Pick<TransferPicture, 'key' | 'checksum'>
  const files = pictureFiles(key)
  const isTrashed = section.name === trashedPictures.name
  return { key, checksum, files: isTrashed ? files.map(trashed) : files }
}

/** Throws `Refusal` if a file is missing or damaged. */
export function checkPictures(folder: string, pictures: TransferPicture[]): Promise<void> {
  return severalAtOnce(pictures, async (picture) => {
    await readPicture(picture, fromFolder(folder))
  })
}

/** Stores the pictures. */
export function importPictures(
  folder: string,
  pictures: TransferPicture[],
  store: ImageStore,
): Promise<void> {
  return severalAtOnce(pictures, async (picture) => {
    await store.write(await readPicture(picture, fromFolder(folder)))
  })
}

const fromFolder = (folder: string) => (file: string) =>
  readFile(join(folder, picturesFolder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

async function readPicture(
  { key, checksum, files }: TransferPicture,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<StoredFile[]> {
  const contents: StoredFile[] = []
  for (const file of files) {
    const bytes = await read(file)
    if (!bytes?.length) throw new Refusal(`the picture ${file} is missing`)
    if (!isOfType(file, bytes)) throw new Refusal(`the picture ${file} is damaged`)
    contents.push({ file, bytes })
  }
  const found = pictureChecksum(contents.map(({ bytes }) => bytes))
  if (checksum !== '' && found !== checksum) {
    throw new Refusal(`the files of ${imageAddress(key)} differ from what was stored`)
  }
  return contents
}

/** Whether the file begins as one of its type does. */
function isOfType(file: string, bytes: Buffer): boolean {
  const begins = (text: string, at: number) =>
    bytes.toString('latin1', at, at + text.length) === text
  if (file.endsWith('.jpg')) return begins('\xff\xd8\xff', 0)
  return file.endsWith('.webp') ? begins('RIFF', 0) && begins('WEBP', 8) : begins('ftypavi', 4)
}

async function severalAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const rest = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of rest) await work(item)
  })
  await Promise.all(workers)
}
