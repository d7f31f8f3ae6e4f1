import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Ends the offset index of the lists. Its empty table stays: the version before, which may still
 * be running on the same database, then counts from an end of the list. A later migration drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? countFacetsOnly(db) : dropTriggers(db))
  await sql`delete from list_blocks`.execute(db)
}

async function dropTriggers(db: Kysely<unknown>): Promise<void> {
  const names = ['list_block_ends']
  for (const sort of ['date', 'title', 'author'])
    for (const event of ['grows', 'shrinks', 'divides'])
      names.push(`list_block_${event}_by_${sort}`)
  for (const name of names) await sql`drop trigger if exists ${sql.id(name)}`.execute(db)
}

/** Once per statement: row by row takes ever longer within one transaction. */
async function countFacetsOnly(db: Kysely<unknown>): Promise<void> {
  for (const name of ['facet_counted', 'facet_uncounted'])
    await sql`drop trigger if exists ${sql.id(name)} on blog_facets`.execute(db)
  await sql`
    create or replace function count_facet() returns trigger language plpgsql as $$
    begin
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
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger facet_counted after insert on blog_facets referencing new table as changed
    for each statement execute function count_facet()`.execute(db)
  await sql`
    create trigger facet_uncounted after delete on blog_facets referencing old table as changed
    for each statement execute function count_facet()`.execute(db)
}
