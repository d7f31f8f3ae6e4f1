// A disk of a few megabytes. `scripts/drill.mjs` runs drills where mounts are seen by nobody else and
// go when the drills end.
import { spawnSync } from 'node:child_process'
import { appendFileSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>

/** Whether mounts of this process are its own; see `scripts/drill.mjs`. */
export const mayMount = () => process.env['DRILL_MAY_MOUNT'] === 'yes'

/** `real`: a file system of its own in a file, which can break; else memory. Throws where it can't be made. */
export async function smallDisk(megabytes: number, { real = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-disk-'))
  const path = join(folder, 'disk')
  const image = join(folder, 'image')
  const filler = join(path, 'filler')
  await mkdir(path)
  if (real) {
    await writeFile(image, '')
    await truncate(image, megabytes * 1024 * 1024)
    demand('mkfs.ext4', ['-q', image])
    demand('mount', ['-o', 'loop,noatime', image, path])
  } else {
    demand('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path])
  }
  return {
    path,
    /** Mounts it again, otherwise. */
    remount: (options: string) => demand('mount', ['-o', `remount,${options}`, path]),

    /** Leaves not one byte. */
    fill(): void {
      for (const size of [65_536, 1024, 1]) fillBy(filler, size)
    },
    free: () => rmSync(filler, { force: true }),

    async remove(): Promise<void> {
      demand('umount', ['--lazy', path])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function fillBy(file: string, size: number): void {
  const block = Buffer.alloc(size, 'x')
  appendFileSync(file, '')
  const handle = openSync(file, 'a')
  try {
    while (writeSync(handle, block) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

function demand(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args)
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? String(stderr)}`)
}
