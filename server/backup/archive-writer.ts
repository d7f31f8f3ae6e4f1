import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { blockBytes, paddingOf, writeHeader } from './tar-header.ts'

/** The archive's last file: a checksum line for each of the others, in the format of `sha256sum`. */
export const sumsName = 'SHA256SUMS'

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Creates a tar file that only its owner can read and that ends with the checksums of its files. */
export async function createArchive(path: string) {
  const handle = await open(path, 'w', 0o600)
  const sums: string[] = []

  async function add(name: string, size: number, chunks: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash('sha256')
    let written = 0
    await handle.write(writeHeader({ name, size }))
    for await (const chunk of chunks) {
      hash.update(chunk)
      written += chunk.length
      await handle.writeFile(chunk)
    }
    if (written !== size) throw new Error(`${name} changed while it was being read`)
    await handle.write(Buffer.alloc(paddingOf(size)))
    sums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  async function addFile(name: string, file: string): Promise<void> {
    await add(name, (await stat(file)).size, createReadStream(file))
  }

  return {
    addBytes: (name: string, bytes: Buffer) => add(name, bytes.length, [bytes]),

    addFile,

    async addFileIfThere(name: string, file: string): Promise<void> {
      if (existsSync(file)) await addFile(name, file)
    },

    /** Once this resolves, the archive is complete and survives a power loss. */
    async finish(): Promise<void> {
      const list = Buffer.from(sums.join(''))
      await add(sumsName, list.length, [list])
      await handle.write(Buffer.alloc(2 * blockBytes))
      await handle.sync()
    },

    close: () => handle.close(),
  }
}
