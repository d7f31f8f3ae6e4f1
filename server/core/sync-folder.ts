import { open } from 'node:fs/promises'

/** Makes recently added or removed file names survive a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
