import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { FacetKind } from './facet-index.ts'
import type { FindStart } from './list-section.ts'

type Block = { first_key: string; first_title: string; first_number: number; place: number }

/** Finds the start of the block of the list in which a place lies: nobody walks there from an end. */
export function blocksOf(db: Database, kind: FacetKind, value: string): FindStart {
  return async ({ blocks }, wanted) => {
    const { rows } = await sql<Block>`
      select first_key, first_title, first_number, place from (
        select first_key, first_title, first_number, count,
          sum(count) over (
            order by first_key, first_title, first_number rows unbounded preceding
          ) - count as place
        from list_blocks
        where kind = ${kind} and value = ${value} and sort = ${blocks}
      ) as block
      where place + count > ${wanted} limit 1`.execute(db)
    return rows.map(({ place, first_key, first_title, first_number }) => ({
      place,
      key: [first_key, ...(blocks === 'author' ? [first_title] : []), first_number],
    }))[0]
  }
}

/** All articles newest first: so many stand before the place and have this key or a greater one. */
type Newer = { place: number; created_at: string; number: number }

/** The end of the block before the one in which a place of that list lies; undefined in the first. */
export async function newerBlocks(db: Database, wanted: number): Promise<Newer | undefined> {
  const { rows } = await sql<Newer>`
    select first_key as created_at, first_number as number, place from (
      select first_key, first_number,
        sum(count) over (
          order by first_key desc, first_number desc rows unbounded preceding
        ) as place
      from list_blocks where kind = 'all' and value = '' and sort = 'date'
    ) as block
    where place <= ${wanted} order by place desc limit 1`.execute(db)
  return rows[0]
}
