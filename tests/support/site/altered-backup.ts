// Copies of a backup that somebody or something has altered.
import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createArchive } from './built-program.ts'

export type AlteredBackups = Awaited<ReturnType<typeof alteredBackups>>

/** Each function makes a new file in the folder and returns its path. */
export async function alteredBackups(good: string, folder: string) {
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  const names = String(spawnSync('tar', ['tf', good]).stdout)
    .trim()
    .split('\n')
  spawnSync('tar', ['xf', good], { cwd: unpacked })

  /** Packs the files again, with sums that fit, after a change of one of them. */
  async function repacked(name: string, change: (file: string) => Promise<void>): Promise<string> {
    const copy = await mkdtemp(join(folder, 'repacked-'))
    await cp(unpacked, copy, { recursive: true })
    await change(join(copy, name))
    const file = join(copy, 'altered.tar')
    const archive = await createArchive(file)
    for (const each of names) {
      if (each !== 'SHA256SUMS') await archive.addFileIfThere(each, join(copy, each))
    }
    await archive.finish()
    await archive.close()
    return file
  }

  async function damaged(change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = join(await mkdtemp(join(folder, 'damaged-')), 'altered.tar')
    await writeFile(file, change(await readFile(good)))
    return file
  }

  const picture = () => names.find((name) => name.endsWith('.jpg'))!
  return {
    /** Deletes one enquiry. */
    aRowLess: () =>
      repacked('site.db', async (file) => {
        const sqlite = new DatabaseSync(file)
        sqlite.exec('delete from enquiries where rowid = (select max(rowid) from enquiries)')
        sqlite.close()
      }),
    aPictureLess: () => repacked(picture(), unlink),
    anotherPicture: () => repacked(picture(), (file) => appendFile(file, 'x')),
    withoutCounts: () => repacked('manifest.json', unlink),
    aFlippedByte: (at: number) =>
      damaged((bytes) => {
        bytes[at]! ^= 1
        return bytes
      }),
    cutAt: (end: number) => damaged((bytes) => bytes.subarray(0, end)),
  }
}
