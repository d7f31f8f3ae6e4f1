import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isSearchEmpty, withSearchIndexesLater } from '../search/postgres/index-later.ts'
import { reindexThese } from '../search/reindex.ts'
import { copiedTables, leftOut, numberedTables } from './copied-tables.ts'
import { copyTable } from './copy-table.ts'
import { demandNoOther, demandUnwritten, noteOrigin } from './origin.ts'
import { noteLeaving } from './picture-rows.ts'
import { type Digest, digestOf } from './table-rows.ts'
import { createWorkLists, type WorkLists } from './work-lists.ts'

export type CopiedTableReport = Digest & { name: string; changed: number }

const derivedTables = ['blog_facets', 'facet_counts', 'blog_search', 'search_words']

/**
 * Makes the target's database like the source's, of which one moment must be seen all the time, in
 * one transaction: until it ends, readers of the target see what was there before. Pictures that an
 * earlier copy had, and the site has no more, are noted as leaving.
 */
export function copyDatabase(
  source: Database,
  target: Database,
  { site, now }: { site: string; now: Date },
): Promise<CopiedTableReport[]> {
  return target.transaction().execute(async (trx) => {
    await keepOthersFromWriting(trx)
    await demandNoOther(trx, site)
    await demandUnwritten(trx)
    // Counted once at the end: counting one by one takes ever longer within one transaction.
    await sql`alter table blog_facets disable trigger facet_counted`.execute(trx)
    const lists = await createWorkLists(trx)
    const changed = await copyTables(source, trx, lists)
    for (const name of leftOut) await trx.deleteFrom(name).execute()
    const index = () => reindexThese(trx, lists.blogsToIndex)
    // In an empty copy there is nothing that anybody could search.
    await ((await isSearchEmpty(trx)) ? withSearchIndexesLater(trx, index) : index())
    await countFacets(trx)
    await sql`alter table blog_facets enable trigger facet_counted`.execute(trx)
    await advanceNumbers(source, trx)
    await demandIndexed(trx)
    const tables = await compare(source, trx, changed)
    await noteOrigin(trx, {
      site,
      now,
      digests: new Map(tables.map((table) => [table.name, table])),
    })
    await noteLeaving(trx, lists.gonePictures, now)
    return tables
  })
}

/** Answers how many rows of each table changed. */
async function copyTables(
  source: Database,
  trx: Database,
  lists: WorkLists,
): Promise<Map<string, number>> {
  const changed = new Map<string, number>()
  for (const table of copiedTables) {
    changed.set(table.name, await copyTable(source, trx, table, lists.changesOf(table)))
  }
  return changed
}

/** Reading goes on. */
async function keepOthersFromWriting(trx: Database): Promise<void> {
  const names = ['content_version', ...copiedTables.map(({ name }) => name), ...leftOut]
  const tables = sql.join([...names, ...derivedTables].map((name) => sql.table(name)))
  await sql`lock table ${tables} in share row exclusive mode`.execute(trx)
}

async function countFacets(trx: Database): Promise<void> {
  await sql`delete from facet_counts`.execute(trx)
  await sql`
    insert into facet_counts (kind, value, count)
    select kind, value, count(*) from blog_facets group by kind, value`.execute(trx)
}

/** New records go on from the highest number that the source ever gave, also to what is deleted. */
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

async function demandIndexed(trx: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from blogs
    where not exists (select from blog_search where blog_number = number)
       or not exists (select from blog_facets where blog_number = number and kind = 'all')
    limit 1`.execute(trx)
  if (rows[0]) throw new Error(`the article ${rows[0].id} is not in the lists and the search`)
}

async function compare(
  source: Database,
  trx: Database,
  changed: Map<string, number>,
): Promise<CopiedTableReport[]> {
  const reports: CopiedTableReport[] = []
  for (const table of copiedTables) {
    const [here, there] = [await digestOf(source, table), await digestOf(trx, table)]
    if (here.rows !== there.rows || here.sha256 !== there.sha256) {
      throw new Error(`${table.name} is unlike: ${inWords(here)} here, ${inWords(there)} there`)
    }
    reports.push({ name: table.name, ...there, changed: changed.get(table.name)! })
  }
  return reports
}

const inWords = ({ rows, sha256 }: Digest) => `${rows} rows (${sha256.slice(0, 12)})`
