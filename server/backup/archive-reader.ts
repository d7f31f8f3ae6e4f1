import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sumsName } from './archive-writer.ts'
import { blockBytes, paddingOf, readHeader } from './tar-header.ts'

type Place = { start: number; size: number }

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens an archive after verifying every byte against its checksums; throws for any other file. */
export async function openArchive(path: string) {
  const places = await findFiles(path)
  await checkSums(path, places)

  const streamOf = (name: string) => {
    const place = places.get(name)
    return place && readPlace(path, place)
  }
  return {
    has: (name: string): boolean => places.has(name),

    /** Returns the bytes of a file; undefined if there is none. */
    async read(name: string): Promise<Buffer | undefined> {
      const stream = streamOf(name)
      return stream && buffer(stream)
    },

    /** Extracts a file to a path that must not exist yet. Returns false if the archive has no such file. */
    async extract(name: string, to: string): Promise<boolean> {
      const stream = streamOf(name)
      if (!stream) return false
      await pipeline(stream, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
      return true
    },
  }
}

function readPlace(path: string, { start, size }: Place): Readable {
  // `createReadStream` cannot express an empty range.
  if (size === 0) return Readable.from([])
  return createReadStream(path, { start, end: start + size - 1 })
}

/** Maps each file to its position, walking from header to header up to the very end of the archive. */
async function findFiles(path: string): Promise<Map<string, Place>> {
  const handle = await open(path)
  try {
    const places = new Map<string, Place>()
    const found = await handle.stat()
    if (found.isDirectory()) throw new Error('it is a folder')
    const total = found.size
    if (!(await beginsWithHeader(handle))) throw new Error('it is not a backup of this site')
    let position = 0
    for (;;) {
      const block = await readBlock(handle, position, blockBytes)
      position += blockBytes
      if (block.every((byte) => byte === 0)) break
      const { name, size } = readHeader(block)
      if (places.has(name)) throw new Error(`it contains ${name} twice`)
      places.set(name, { start: position, size })
      position += size
      const padding = await readBlock(handle, position, paddingOf(size))
      if (padding.some((byte) => byte !== 0)) throw new Error('it has stray bytes between files')
      position += padding.length
    }
    const last = await readBlock(handle, position, blockBytes)
    const ended = last.every((byte) => byte === 0) && position + blockBytes === total
    if (!ended) throw new Error('it has stray bytes after its end')
    return places
  } finally {
    await handle.close()
  }
}

async function beginsWithHeader(handle: FileHandle): Promise<boolean> {
  const { buffer: block } = await handle.read(Buffer.alloc(blockBytes), 0, blockBytes, 0)
  try {
    return readHeader(block).name !== ''
  } catch {
    return false
  }
}

async function readBlock(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const block = Buffer.alloc(length)
  const { bytesRead } = await handle.read(block, 0, length, position)
  if (bytesRead < length) throw new Error('it is cut short')
  return block
}

async function checkSums(path: string, places: Map<string, Place>): Promise<void> {
  const lines: string[] = []
  for (const [name, place] of places) {
    if (name === sumsName) continue
    const hash = createHash('sha256')
    for await (const chunk of readPlace(path, place)) hash.update(chunk)
    lines.push(`${hash.digest('hex')}  ${name}\n`)
  }
  const place = places.get(sumsName)
  const sums = place && (await buffer(readPlace(path, place)))
  if (sums?.toString() !== lines.join('')) throw new Error('its checksums do not match its files')
}
