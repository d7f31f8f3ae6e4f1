import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * How many rows of `blog_facets` follow each other in a list, in each of its orders, from a key up to
 * the next one that is kept here. The key need not be a row's any more; that of a list's first block
 * is the lowest of all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('list_blocks')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('first_key', 'text', (column) => column.notNull())
    .addColumn('first_title', 'text', (column) => column.notNull())
    .addColumn('first_number', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_blocks_key', [
      ...(['kind', 'value', 'sort', 'first_key', 'first_title', 'first_number'] as const),
    ])
  await (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)).execute()
  await (isPostgres(db) ? keepBlocksInPostgres(db) : keepBlocks(db))
  for (const order of orders) await divideAll(db, order)
}

/** A block with more rows than the most is divided into blocks of the usual size. */
const most = 2000
const usual = 1000

const start = 'first_key, first_title, first_number'

type Order = {
  sort: string
  /** What the index of this order has behind kind and value. */
  columns: string
  /** The same of a row, as the start of a block has it. */
  startOf: (row: string) => string
  /** The start of a block, as the columns have it. */
  columnsOf: (block: string) => string
}

const orders: Order[] = [
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

/** The start of the block to which the row belongs. */
const blockOf = (row: string, { sort, startOf }: Order) => `
  select ${start} from list_blocks
  where kind = ${row}.kind and value = ${row}.value and sort = '${sort}'
    and (${start}) <= (${startOf(row)})
  order by first_key desc, first_title desc, first_number desc limit 1`

async function keepBlocks(db: Kysely<unknown>): Promise<void> {
  for (const order of orders) {
    const { sort, columns, startOf, columnsOf } = order
    const triggers = [
      `list_block_grows_by_${sort} after insert on blog_facets
       begin
         insert into list_blocks (kind, value, sort, ${start}, count)
         values (new.kind, new.value, '${sort}', '', '', 0, 0) on conflict do nothing;
         update list_blocks set count = count + 1
         where kind = new.kind and value = new.value and sort = '${sort}'
           and (${start}) = (${blockOf('new', order)});
       end`,
      `list_block_shrinks_by_${sort} after delete on blog_facets
       begin
         update list_blocks set count = count - 1
         where kind = old.kind and value = old.value and sort = '${sort}'
           and (${start}) = (${blockOf('old', order)});
       end`,
      `list_block_divides_by_${sort} after update of count on list_blocks
       when new.sort = '${sort}' and new.count > ${most}
       begin
         insert into list_blocks (kind, value, sort, ${start}, count)
         select kind, value, '${sort}', ${startOf('blog_facets')}, new.count - ${usual}
         from blog_facets
         where kind = new.kind and value = new.value and (${columns}) >= (${columnsOf('new')})
         order by ${columns} limit 1 offset ${usual};
         update list_blocks set count = ${usual} where ${isSame('new')};
       end`,
    ]
    for (const trigger of triggers) await sql.raw(`create trigger ${trigger}`).execute(db)
  }
  await sql
    .raw(
      `create trigger list_block_ends after update of count on list_blocks when new.count = 0
       begin
         delete from list_blocks where ${isSame('new')};
       end`,
    )
    .execute(db)
}

const isSame = (block: string) =>
  ['kind', 'value', 'sort', ...start.split(', ')]
    .map((column) => `list_blocks.${column} = ${block}.${column}`)
    .join(' and ')

/** Once a statement: counting row by row takes ever longer within one transaction. */
async function keepBlocksInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function keep_list_blocks() returns trigger language plpgsql as $$
       declare
         full_block list_blocks;
       begin
         ${orders.map(countInPostgres).join('\n')}
         return null;
       end $$`,
    )
    .execute(db)
  const changes = { insert: 'new', delete: 'old' }
  for (const [change, rows] of Object.entries(changes)) {
    await sql
      .raw(
        `create trigger list_blocks_${change} after ${change} on blog_facets
         referencing ${rows} table as changed
         for each statement execute function keep_list_blocks()`,
      )
      .execute(db)
  }
}

function countInPostgres(order: Order): string {
  const { sort, columns, startOf, columnsOf } = order
  const inChanged = `sort = '${sort}' and (kind, value) in (select kind, value from changed)`
  return `
    insert into list_blocks (kind, value, sort, ${start}, count)
    select distinct kind, value, '${sort}', '', '', 0, 0 from changed where tg_op = 'INSERT'
    on conflict do nothing;

    update list_blocks
    set count = list_blocks.count + case tg_op when 'INSERT' then found.rows else -found.rows end
    from (
      select kind, value, '${sort}' as sort, ${start}, count(*) as rows
      from changed cross join lateral (${blockOf('changed', order)}) as block
      group by kind, value, ${start}
    ) as found
    where ${isSame('found')};

    delete from list_blocks where count = 0 and ${inChanged};

    for full_block in select * from list_blocks where count > ${most} and ${inChanged} loop
      insert into list_blocks (kind, value, sort, ${start}, count)
      select kind, value, '${sort}', ${startOf('listed')}, least(${usual}, full_block.count - place)
      from (
        select *, row_number() over (order by ${columns}) - 1 as place
        from blog_facets
        where kind = full_block.kind and value = full_block.value
          and (${columns}) >= (${columnsOf('full_block')})
        order by ${columns} limit full_block.count
      ) as listed
      where place > 0 and place % ${usual} = 0;
      update list_blocks set count = ${usual} where ${isSame('full_block')};
    end loop;`
}

const lowest = [`''`, `''`, '0']

async function divideAll(db: Kysely<unknown>, { sort, columns, startOf }: Order): Promise<void> {
  const starts = startOf('listed')
    .split(', ')
    .map((column, at) => `case place when 0 then ${lowest[at]} else ${column} end`)
  await sql
    .raw(
      `insert into list_blocks (kind, value, sort, ${start}, count)
       select kind, value, '${sort}', ${starts.join(', ')},
         case when total - place < ${usual} then total - place else ${usual} end
       from (
         select kind, value, ${columns},
           row_number() over (partition by kind, value order by ${columns}) - 1 as place,
           (select count from facet_counts
             where facet_counts.kind = blog_facets.kind and facet_counts.value = blog_facets.value
           ) as total
         from blog_facets
       ) as listed
       where place % ${usual} = 0`,
    )
    .execute(db)
}
