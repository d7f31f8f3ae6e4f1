import type { Database } from '../../database/database.ts'
import { Refusal, type Section } from './section.ts'

/** A section whose table not every version of the database has: it is empty where the table is missing. */
export function ifThere(section: Section): Section {
  const isThere = async (db: Database) => {
    const there = await db.introspection.getTables()
    return section.tables.every((table) => there.some(({ name }) => name === table))
  }
  return {
    ...section,
    async *read(db) {
      if (await isThere(db)) yield* section.read(db)
    },
    async write(trx, records) {
      if (!(await isThere(trx)))
        throw new Refusal('this version of the program has no place for it')
      await section.write(trx, records)
    },
  }
}
