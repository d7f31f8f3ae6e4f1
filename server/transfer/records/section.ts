import type { Database } from '../../database/database.ts'
import type { z } from '../../../shared/schema.ts'

/** A record of the file. */
export type FileRecord = Record<string, unknown>

/** Why an import is refused, in one line. */
export class Refusal extends Error {}

/**
 * A list in the file: how its records are described, read from the database and written to it. The same
 * description makes the JSON schema and checks what is imported.
 */
export type Section = {
  /** The list's name in the file. */
  name: string
  /** The tables that it carries. */
  tables: readonly string[]
  /** Describes a record; checked before anything is written. */
  record: z.ZodType
  /** Records in memory at a time. */
  atOnce: number
  /** A new site may have rows in these tables: an import replaces them, or adds to them. */
  mayHaveRows?: 'replaced' | 'kept'
  /** Yields all records, at most `atOnce` at a time, in an order that an import keeps. */
  read(db: Database): AsyncGenerator<FileRecord[]>
  /** Writes records in the import's transaction. Throws `Refusal` if one breaks a rule. */
  write(trx: Database, records: FileRecord[]): Promise<void>
}

/** A file of an export: its name, and the lists in it. */
export type TransferFile = { file: string; sections: readonly Section[] }

/** Yields rows page by page: `page` returns those after the given row. */
export async function* inPages<Row>(
  atOnce: number,
  page: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ;) {
    const rows = await page(after)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    after = rows.at(-1)
  }
}
