import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from '../../../shared/schema.ts'
import type { Database } from '../../database/database.ts'
import { describeBreach } from './describe-breach.ts'
import { formatVersion } from './describe-file.ts'
import type { FileRecord } from '../records/section.ts'
import type { TransferFile } from '../records/section.ts'

type Written = { folder: string; exportedAt: string }

/**
 * Writes one file of an export, one record per line, readable by its owner only. Returns the number of
 * records in each list. The file has its name only once it is complete.
 */
export async function writeTransferFile(
  db: Database,
  { file, sections }: TransferFile,
  { folder, exportedAt }: Written,
): Promise<Map<string, number>> {
  const target = join(folder, file)
  const unfinished = `${target}.unfinished`
  const handle = await open(unfinished, 'wx', 0o600)
  const counts = new Map<string, number>()
  try {
    const header = { version: formatVersion, exportedAt }
    await handle.writeFile(JSON.stringify(header).slice(0, -1))
    for (const { name, record: described, read } of sections) {
      let count = 0
      await handle.writeFile(`,\n${JSON.stringify(name)}: [`)
      for await (const records of read(db)) {
        // Parsing checks what an import will check, and orders the fields.
        const lines = records.map((record) => `\n${JSON.stringify(parse(described, record, name))}`)
        await handle.writeFile((count === 0 ? '' : ',') + lines.join(','))
        count += records.length
      }
      await handle.writeFile(']')
      counts.set(name, count)
    }
    await handle.writeFile('}\n')
    await handle.sync()
    await handle.close()
    await rename(unfinished, target)
    return counts
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}

function parse(described: z.ZodType, record: FileRecord, list: string): unknown {
  const { data, error } = described.safeParse(record)
  if (!error) return data
  throw new Error(`${list} ${JSON.stringify(record['_id'] ?? '')}: ${describeBreach(error)}`)
}
