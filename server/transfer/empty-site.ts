import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { Refusal, type TransferFile } from './records/section.ts'
import { peopleFile, siteFile } from './sections.ts'

/** Throws `Refusal` if the site has anything that an import would mix with. */
export async function assertEmpty(db: Database): Promise<void> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const sections = [...siteFile.sections, ...peopleFile.sections]
  const tables = sections.filter(({ mayHaveRows }) => !mayHaveRows).flatMap((one) => one.tables)
  for (const table of tables.filter((name) => there.has(name))) {
    // An interrupted import leaves rows for the pictures that it had begun to store.
    const but = table === 'images' ? sql`where state <> 'storing'` : sql``
    const { rows } = await sql`select 1 from ${sql.table(table)} ${but} limit 1`.execute(db)
    if (rows.length > 0) throw new Refusal(`the site is not empty: there are rows in ${table}`)
  }
}

/** Removes the rows of a new site that an import replaces. */
export async function removeReplaced(trx: Database, { sections }: TransferFile): Promise<void> {
  const there = new Set((await trx.introspection.getTables()).map(({ name }) => name))
  const replaced = sections.filter(({ mayHaveRows }) => mayHaveRows === 'replaced')
  for (const table of replaced.flatMap(({ tables }) => tables)) {
    if (there.has(table)) await sql`delete from ${sql.table(table)}`.execute(trx)
  }
}
