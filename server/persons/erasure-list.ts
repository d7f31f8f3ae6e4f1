// The list of erased addresses that outlives the database: a file in the data directory, one line for each
// erasure with a keyed hash, the time, and the name of the key.
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { keyedHash } from '../core/keyed-hash.ts'
import { syncFolder } from '../core/sync-folder.ts'

export const erasureListName = 'erasures'

/** `at` is ISO 8601; `key` names the key of the hash, where that is known (`keyName`). */
type Erasure = { at: string; key?: string | undefined }

/** When each person was erased last, by the keyed hash of the address. */
export type ErasureList = Map<string, Erasure>

const line = /^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)(?: ([\w-]{8}))?$/gm

/** Tells whether two hashes were made with the same secret, and nothing of the secret. */
export const keyName = (secret: string): string => keyedHash(secret, 'key of erasures').slice(0, 8)

/** Returns what the file lists; undefined if there is no such file. A line cut short is left out. */
export async function readErasureList(folder: string): Promise<ErasureList | undefined> {
  const text = await readFile(join(folder, erasureListName), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const list: ErasureList = new Map()
  for (const [, hash = '', at = '', key] of text.matchAll(line)) {
    if (at > (list.get(hash)?.at ?? '')) list.set(hash, { at, key })
  }
  return list
}

/** Adds to the file; once this resolves, the entries survive a power loss. */
export async function addToErasureList(folder: string, added: ErasureList): Promise<void> {
  await write(join(folder, erasureListName), 'a', added)
  await syncFolder(folder)
}

/** Replaces the file, if there is one. */
export async function replaceErasureList(folder: string, list: ErasureList): Promise<void> {
  const file = join(folder, erasureListName)
  await write(`${file}.unfinished`, 'w', list)
  await rename(`${file}.unfinished`, file)
  await syncFolder(folder)
}

async function write(file: string, flags: 'a' | 'w', list: ErasureList): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    // A line that a full disk cut short must not swallow the next one.
    const lines = [...list].map(([hash, { at, key }]) => [hash, at, key].filter(Boolean).join(' '))
    await handle.writeFile(lines.map((text) => `\n${text}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}
