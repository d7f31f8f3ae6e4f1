import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** So many rows are in a block that is made. */
export const blockSize = 1000

/** What a block begins with. */
export const blockStart = 'first_key, first_title, first_number'

/** One of the orders in which the lists of `blog_facets` are divided into blocks. */
export type BlockOrder = {
  sort: string
  /** What the index of this order has behind kind and value. */
  columns: string
  /** The same of a row, as the start of a block has it. */
  startOf: (row: string) => string
  /** The start of a block, as the columns have it. */
  columnsOf: (block: string) => string
}

export const blockOrders: BlockOrder[] = [
  {
    sort: 'date',
    columns: 'created_at, blog_number',
    startOf: (row) => `${row}.created_at, '', ${row}.blog_number`,
    columnsOf: (block) => `${block}.first_key, ${block}.first_number`,
  },
  {
    sort: 'title',
    columns: 'title_key, blog_number',
    startOf: (row) => `${row}.title_key, '', ${row}.blog_number`,
    columnsOf: (block) => `${block}.first_key, ${block}.first_number`,
  },
  {
    sort: 'author',
    columns: 'author_key, title_key, blog_number',
    startOf: (row) => `${row}.author_key, ${row}.title_key, ${row}.blog_number`,
    columnsOf: (block) => `${block}.first_key, ${block}.first_title, ${block}.first_number`,
  },
]

/** Counts the rows of all lists in blocks, from `blog_facets` and `facet_counts` as they are. */
export async function divideLists(db: Kysely<Tables>): Promise<void> {
  await sql`delete from list_blocks`.execute(db)
  for (const order of blockOrders) await divideBy(db, order)
}

/** The start of a list's first block. */
const lowest = [`''`, `''`, '0']

async function divideBy(db: Kysely<Tables>, { sort, columns, startOf }: BlockOrder): Promise<void> {
  const starts = startOf('listed')
    .split(', ')
    .map((column, at) => `case place when 0 then ${lowest[at]} else ${column} end`)
  await sql
    .raw(
      `insert into list_blocks (kind, value, sort, ${blockStart}, count)
       select kind, value, '${sort}', ${starts.join(', ')},
         case when total - place < ${blockSize} then total - place else ${blockSize} end
       from (
         select kind, value, ${columns},
           row_number() over (partition by kind, value order by ${columns}) - 1 as place,
           (select count from facet_counts
             where facet_counts.kind = blog_facets.kind and facet_counts.value = blog_facets.value
           ) as total
         from blog_facets
       ) as listed
       where place % ${blockSize} = 0`,
    )
    .execute(db)
}
