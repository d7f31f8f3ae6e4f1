import { type KeptPicture, pictureDamage } from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'
import { pictureChecksum } from '../images/picture-files.ts'

export type PictureCopier = ReturnType<typeof createPictureCopier>

const atOnce = 4

/**
 * Copies pictures from the data directory to the bucket, and verifies each file by reading it back.
 * Without a bucket, pictures stay where they are and are only checked.
 */
export function createPictureCopier(from: ImageStore, bucket: ImageStore | undefined) {
  const counts = { files: 0, copied: 0 }
  /** Files missing or damaged in the source; running the copy again will not help. */
  const lacking: string[] = []
  const failed: string[] = []

  async function copyFile(to: ImageStore, file: string): Promise<Buffer | undefined> {
    const [bytes, there] = [await from.read(file), await to.read(file)]
    if (!bytes?.length) {
      if (!there?.length) lacking.push(`${file} is missing`)
      return there
    }
    counts.files += 1
    if (there?.equals(bytes)) return bytes
    await to.write([{ file, bytes }])
    counts.copied += 1
    if (!(await to.read(file))?.equals(bytes))
      throw new Error('the bucket returned different bytes')
    return bytes
  }

  async function copyPicture(to: ImageStore, { key, checksum, files }: KeptPicture): Promise<void> {
    const contents: (Buffer | undefined)[] = []
    for (const file of files) {
      try {
        contents.push(await copyFile(to, file))
      } catch (error) {
        failed.push(`${file}: ${(error as Error).message}`)
        return
      }
    }
    const whole = contents.filter((bytes) => bytes !== undefined)
    const altered = checksum !== '' && pictureChecksum(whole) !== checksum
    if (altered && whole.length === contents.length) {
      lacking.push(`the files of ${key} differ from what was stored`)
    }
  }

  async function checkPicture(picture: KeptPicture): Promise<void> {
    const damage = await pictureDamage(from, picture)
    if (damage) lacking.push(damage)
    else counts.files += picture.files.length
  }

  return {
    hasBucket: bucket !== undefined,
    counts,
    lacking,
    failed,

    async copy(pictures: KeptPicture[]): Promise<void> {
      const rest = pictures.values()
      const workers = Array.from({ length: atOnce }, async () => {
        for (const picture of rest) {
          await (bucket ? copyPicture(bucket, picture) : checkPicture(picture))
        }
      })
      await Promise.all(workers)
    },
  }
}
