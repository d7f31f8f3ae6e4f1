import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { blockBytes, paddingOf, writeHeader } from './tar-header.ts'

/** The last file of an archive: a line for each of the others, as `sha256sum` writes and checks them. */
export const sumsName = 'SHA256SUMS'

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** A tar file that only its owner can read, with the sums of all that is in it. */
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

    /** Once this returns, the archive is whole and survives a loss of power. */
    async finish(): Promise<void> {
      const list = Buffer.from(sums.join(''))
      await add(sumsName, list.length, [list])
      await handle.write(Buffer.alloc(2 * blockBytes))
      await handle.sync()
    },

    close: () => handle.close(),
  }
}
