import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describeBreach } from './describe-breach.ts'
import { formatVersion } from './describe-file.ts'
import { type FileRecord, Refusal, type Section, type TransferFile } from '../records/section.ts'
import { DamagedJson, type JsonPart, parsePart, readParts } from './json-parts.ts'

type Seen = (section: Section, record: FileRecord) => void

/**
 * Checks every record of a file against its description, before anything is written. Throws `Refusal` with
 * the file, the list and the position of what is wrong.
 */
export async function checkTransferFile(
  folder: string,
  transferFile: TransferFile,
  onRecord: Seen = () => undefined,
): Promise<void> {
  const { file, sections } = transferFile
  const byName = new Map(sections.map((section) => [section.name, section]))
  const unseen = new Set(['version', 'exportedAt', ...byName.keys()])
  const known = new Set(unseen)
  for await (const part of partsOf(folder, file)) {
    const { name, item } = part
    const section = byName.get(name)
    if (!known.has(name)) throw new Refusal(`${file}: ${name} is not known`)
    unseen.delete(name)
    const value = parsed(file, part)
    if (name === 'version') assertVersion(file, value)
    if (item !== undefined && section) onRecord(section, checked(file, section, part, value))
    if (Array.isArray(value) === !section && item === undefined) {
      throw new Refusal(`${file}: ${name} must ${section ? '' : 'not '}be a list`)
    }
  }
  const [lacking] = unseen
  if (lacking) throw new Refusal(`${file}: ${lacking} is missing`)
}

function assertVersion(file: string, version: unknown): void {
  if (version === formatVersion) return
  const given = JSON.stringify(version)
  throw new Refusal(`${file}: version ${given} is unknown; this program reads ${formatVersion}`)
}

/**
 * Reads the records of a checked file batch by batch, in the order of its sections, whatever their order in
 * the file: one in another order is read several times.
 */
export async function* readTransferFile(
  folder: string,
  { file, sections }: TransferFile,
): AsyncGenerator<{ section: Section; first: number; records: FileRecord[] }> {
  for (let next = 0; next < sections.length;) {
    const from = next
    let batch: FileRecord[] = []
    let first = 0
    let current: string | undefined
    for await (const part of partsOf(folder, file)) {
      if (part.name !== current) {
        if (current !== undefined && current === sections[next]?.name) {
          if (batch.length > 0) yield { section: sections[next]!, first, records: batch }
          batch = []
          next += 1
        }
        current = part.name
        first = 0
      }
      const section = sections[next]
      if (!section || part.name !== section.name || part.item === undefined) continue
      batch.push(checked(file, section, part, parsed(file, part)))
      if (batch.length < section.atOnce) continue
      yield { section, first, records: batch }
      first += batch.length
      batch = []
    }
    if (current !== undefined && current === sections[next]?.name) {
      if (batch.length > 0) yield { section: sections[next]!, first, records: batch }
      next += 1
    }
    if (next === from) throw new Refusal(`${file} has changed while it was read`)
  }
}

async function* partsOf(folder: string, file: string): AsyncGenerator<JsonPart> {
  const stream = createReadStream(join(folder, file), { highWaterMark: 1024 * 1024 })
  try {
    yield* readParts(stream as AsyncIterable<Buffer>)
  } catch (error) {
    throw damage(file, error)
  }
}

function parsed(file: string, { name, item, text }: JsonPart): unknown {
  try {
    return parsePart(text)
  } catch (error) {
    throw damage(item === undefined ? `${file}: ${name}` : `${file}: ${name} ${item + 1}`, error)
  }
}

function damage(where: string, error: unknown): unknown {
  return error instanceof DamagedJson
    ? new Refusal(`${where}: ${error.message}`, { cause: error })
    : error
}

function checked(file: string, { name, record }: Section, { item = 0 }: JsonPart, value: unknown) {
  const { data, error } = record.safeParse(value)
  if (!error) return data as FileRecord
  throw new Refusal(`${file}: ${name} ${item + 1}: ${describeBreach(error)}`)
}
