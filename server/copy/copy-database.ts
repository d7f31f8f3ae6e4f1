import { sql } from 'kysely'
import { systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { withSearchIndexesLater } from '../search/postgres/index-later.ts'
import { reindexFrom } from '../search/reindex.ts'
import { copiedTables, numberedTables } from './copied-tables.ts'
import { type Digest, digestOf, rowsOf } from './table-rows.ts'

export type CopiedTableReport = Digest & { name: string }

/**
 * Copies all rows from the source to the empty target, in one transaction. Pictures that an interrupted
 * copy uploaded and the source no longer has are marked for removal; the daily sweep of the site on the
 * target removes them.
 */
export function copyDatabase(source: Database, target: Database): Promise<CopiedTableReport[]> {
  return target.transaction().execute(async (trx) => {
    await sql`create temporary table noted on commit drop as select key from images`.execute(trx)
    await trx.deleteFrom('images').execute()
    // Counted once at the end: counting row by row gets ever slower within one transaction.
    await sql`alter table blog_facets disable trigger facet_counted`.execute(trx)
    for (const table of copiedTables) {
      for await (const rows of rowsOf(source, table)) {
        await trx.insertInto(table.name).values(rows).execute()
      }
    }
    await withSearchIndexesLater(trx, () => reindexFrom(trx, 0))
    await sql`
      insert into facet_counts (kind, value, count)
      select kind, value, count(*) from blog_facets group by kind, value`.execute(trx)
    await sql`alter table blog_facets enable trigger facet_counted`.execute(trx)
    await advanceNumbers(source, trx)
    const reports = await compare(source, trx)
    await sql`
      insert into images (key, checksum, state, created_at, uploaded_by)
      select key, '', 'removing', ${systemClock().toISOString()}, '' from noted
      on conflict do nothing`.execute(trx)
    return reports
  })
}

/** Continues numbering after the highest number the source ever assigned, including to deleted rows. */
async function advanceNumbers(source: Database, trx: Database): Promise<void> {
  for (const name of numberedTables) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${name}`.execute(source)
    const highest = rows[0]?.seq
    if (!highest) continue
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'number'), ${highest})`.execute(trx)
  }
}

async function compare(source: Database, trx: Database): Promise<CopiedTableReport[]> {
  const reports: CopiedTableReport[] = []
  for (const table of copiedTables) {
    const [here, there] = [await digestOf(source, table), await digestOf(trx, table)]
    if (here.rows !== there.rows || here.sha256 !== there.sha256) {
      throw new Error(`${table.name} differs: ${inWords(here)} here, ${inWords(there)} there`)
    }
    reports.push({ name: table.name, ...there })
  }
  return reports
}

const inWords = ({ rows, sha256 }: Digest) => `${rows} rows (${sha256.slice(0, 12)})`
