import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { python } from './s3-rings.ts'

/** A folder for the S3 server. It needs extended attributes, which tmpfs lacks on older systems. */
export async function s3Folder(): Promise<string> {
  for (const parent of [tmpdir(), '/var/tmp']) {
    const folder = await mkdtemp(join(parent, 'academy-s3-'))
    if (keepsAttributes(folder)) return folder
    await rm(folder, { recursive: true })
  }
  throw new Error('The S3 server for tests needs a file system that keeps extended attributes.')
}

function keepsAttributes(folder: string): boolean {
  const attempt = 'import os, sys; os.setxattr(sys.argv[1], "user.tried", b"1")'
  return spawnSync(python, ['-c', attempt, folder]).status === 0
}
