import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../core/clock.ts'
import { namingFullDisk } from './naming-full-disk.ts'

const prefix = 'academy-proof-'
const lockName = 'lock'
/** How long a folder may be without its lock while its proof begins. */
const beginsMs = 60_000

/**
 * Does the work in a temporary folder (`TMPDIR`), which is removed afterwards; so are those of proofs that
 * were killed. Throws if the disk has less space than `bytes`, or is full before the work is done.
 */
export async function inProofFolder<Result>(
  { bytes, clock }: { bytes: number; clock: Clock },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(clock)
  return namingFullDisk(tmpdir(), () => inNewFolder(bytes, work))
}

async function inNewFolder<Result>(
  bytes: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  let lock: DatabaseSync | undefined
  try {
    lock = lockOf(folder)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < bytes) {
      throw new Error(
        `${tmpdir()} has ${inMb(bavail * bsize)} MB, and the proof takes ${inMb(bytes)}`,
      )
    }
    return await work(folder)
  } finally {
    lock?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const inMb = (bytes: number) => Math.ceil(bytes / 1e6)

async function removeAbandoned(clock: Clock): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    if (await isAbandoned(folder, clock)) await rm(folder, { recursive: true, force: true })
  }
}

/** The system releases the lock however a proof ends. */
async function isAbandoned(folder: string, clock: Clock): Promise<boolean> {
  try {
    if (!existsSync(join(folder, lockName))) {
      return clock().getTime() - (await stat(folder)).mtimeMs > beginsMs
    }
    lockOf(folder).close()
    return true
  } catch {
    // It is in use, or somebody else's.
    return false
  }
}

function lockOf(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, lockName), { timeout: 0 })
  lock.exec('pragma journal_mode = off; begin exclusive')
  return lock
}
