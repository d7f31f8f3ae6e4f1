import { type Kysely, sql } from 'kysely'
import {
  blockOrders,
  blockSize,
  blockStart,
  type BlockOrder,
  divideLists,
} from '../../facets/divide-lists.ts'
import { isPostgres } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/**
 * How many rows of `blog_facets` follow each other in a list, in each of its orders, from a key up to
 * the next one that is kept here. The key need not be a row's any more; that of a list's first block
 * is the lowest of all.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
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
  await divideLists(db)
}

/** A block with more rows than this is divided into blocks of the usual size. */
const most = 2000

/** The start of the block to which the row belongs. */
const blockOf = (row: string, { sort, startOf }: BlockOrder) => `
  select ${blockStart} from list_blocks
  where kind = ${row}.kind and value = ${row}.value and sort = '${sort}'
    and (${blockStart}) <= (${startOf(row)})
  order by first_key desc, first_title desc, first_number desc limit 1`

async function keepBlocks(db: Kysely<Tables>): Promise<void> {
  for (const order of blockOrders) {
    const { sort, columns, startOf, columnsOf } = order
    const triggers = [
      `list_block_grows_by_${sort} after insert on blog_facets
       begin
         insert into list_blocks (kind, value, sort, ${blockStart}, count)
         values (new.kind, new.value, '${sort}', '', '', 0, 0) on conflict do nothing;
         update list_blocks set count = count + 1
         where kind = new.kind and value = new.value and sort = '${sort}'
           and (${blockStart}) = (${blockOf('new', order)});
       end`,
      `list_block_shrinks_by_${sort} after delete on blog_facets
       begin
         update list_blocks set count = count - 1
         where kind = old.kind and value = old.value and sort = '${sort}'
           and (${blockStart}) = (${blockOf('old', order)});
       end`,
      `list_block_divides_by_${sort} after update of count on list_blocks
       when new.sort = '${sort}' and new.count > ${most}
       begin
         insert into list_blocks (kind, value, sort, ${blockStart}, count)
         select kind, value, '${sort}', ${startOf('blog_facets')}, new.count - ${blockSize}
         from blog_facets
         where kind = new.kind and value = new.value and (${columns}) >= (${columnsOf('new')})
         order by ${columns} limit 1 offset ${blockSize};
         update list_blocks set count = ${blockSize} where ${isSame('new')};
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
  ['kind', 'value', 'sort', ...blockStart.split(', ')]
    .map((column) => `list_blocks.${column} = ${block}.${column}`)
    .join(' and ')

/** Counts of lists too, and once a statement: row by row takes ever longer within one transaction. */
async function keepBlocksInPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`drop trigger facet_counted on blog_facets`.execute(db)
  await sql
    .raw(
      `create or replace function count_facet() returns trigger language plpgsql as $$
       declare
         full_block list_blocks;
       begin
         ${countFacetsInPostgres}
         ${blockOrders.map(countInPostgres).join('\n')}
         return null;
       end $$`,
    )
    .execute(db)
  await sql`
    create trigger facet_counted after insert on blog_facets referencing new table as changed
    for each statement execute function count_facet()`.execute(db)
  await sql`
    create trigger facet_uncounted after delete on blog_facets referencing old table as changed
    for each statement execute function count_facet()`.execute(db)
}

const countFacetsInPostgres = `
  if tg_op = 'INSERT' then
    insert into facet_counts (kind, value, count)
    select kind, value, count(*) from changed group by kind, value
    on conflict (kind, value) do update set count = facet_counts.count + excluded.count;
  else
    update facet_counts set count = count - gone.rows
    from (select kind, value, count(*) as rows from changed group by kind, value) as gone
    where facet_counts.kind = gone.kind and facet_counts.value = gone.value;
    delete from facet_counts
    where count = 0 and (kind, value) in (select kind, value from changed);
  end if;`

function countInPostgres(order: BlockOrder): string {
  const { sort, columns, startOf, columnsOf } = order
  const inChanged = `sort = '${sort}' and (kind, value) in (select kind, value from changed)`
  return `
    insert into list_blocks (kind, value, sort, ${blockStart}, count)
    select distinct kind, value, '${sort}', '', '', 0, 0 from changed where tg_op = 'INSERT'
    on conflict do nothing;

    update list_blocks
    set count = list_blocks.count + case tg_op when 'INSERT' then found.rows else -found.rows end
    from (
      select kind, value, '${sort}' as sort, ${blockStart}, count(*) as rows
      from changed cross join lateral (${blockOf('changed', order)}) as block
      group by kind, value, ${blockStart}
    ) as found
    where ${isSame('found')};

    delete from list_blocks where count = 0 and ${inChanged};

    for full_block in select * from list_blocks where count > ${most} and ${inChanged} loop
      insert into list_blocks (kind, value, sort, ${blockStart}, count)
      select kind, value, '${sort}', ${startOf('listed')}, least(${blockSize}, full_block.count - place)
      from (
        select *, row_number() over (order by ${columns}) - 1 as place
        from blog_facets
        where kind = full_block.kind and value = full_block.value
          and (${columns}) >= (${columnsOf('full_block')})
        order by ${columns} limit full_block.count
      ) as listed
      where place > 0 and place % ${blockSize} = 0;
      update list_blocks set count = ${blockSize} where ${isSame('full_block')};
    end loop;`
}
